import { json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { resolveDigitalLink } from "~/catalogue/digital-link/resolve.server";
import { SearchForm } from "~/catalogue/search/form";
import { pageMeta } from "~/layout/page-meta";
import { PageHeader } from "~/ui/page-header";

const title = "Ten kod nigdzie nie prowadzi";

export const meta: MetaFunction = (args) => pageMeta(args, { title, noindex: true });

export const handle = { searchParams: ["linkType"] };

/**
 * `/01/{gtin}`, what QR codes hold (behaviour 2.12). The server follows links that lead somewhere before they come here,
 * and gives linksets; by itself this only redirects, and says why a link leads nowhere.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const link = await resolveDigitalLink(pathname, searchParams.get("linkType"));
  if ("to" in link) throw redirect(link.to, 307);
  return json({ reason: link.reason }, { status: link.status });
}

/** The page of an unknown code, with the search. */
export default function DigitalLinkPage() {
  const { reason } = useLoaderData<typeof loader>();
  return (
    <PageHeader title={title} lead={reason}>
      <p className="mt-6">Wpisz nazwę albo numer katalogowy produktu: znajdziemy go bez kodu.</p>
      <SearchForm />
    </PageHeader>
  );
}
