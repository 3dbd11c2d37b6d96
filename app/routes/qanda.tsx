import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepAfterPost } from "~/delivery/keep-after-post";
import { getQanda } from "~/editorial/qanda.server";
import { QuestionList } from "~/editorial/question-list";
import { questionsJsonLd } from "~/editorial/structured-data";
import { breadcrumbHandle } from "~/layout/breadcrumb";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
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

export const shouldRevalidate = keepAfterPost;

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
