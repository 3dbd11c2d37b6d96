import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { questionsJsonLd } from "~/editorial/questions/json-ld";
import { QuestionList } from "~/editorial/questions/list";
import { getQanda } from "~/editorial/questions/questions.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { PageHeader } from "~/ui/page-header";

const title = "Pytania i odpowiedzi";
const lead =
  "Dobór, montaż, pielęgnacja, gwarancja i zakupy. Jeśli nie ma tu twojego pytania, napisz do nas.";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title,
    description: lead,
    breadcrumb: args.data?.breadcrumb,
    jsonLd: () => questionsJsonLd(args.data?.groups ?? []),
  });

export const handle = breadcrumbHandle;

export { clientLoader, shouldRevalidate } from "~/browser/recall/route";

export async function loader({ request }: LoaderFunctionArgs) {
  return json({ groups: getQanda(), breadcrumb: await resolveBreadcrumb(request) });
}

export default function QandaPage() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <QuestionList groups={groups} />
    </>
  );
}
