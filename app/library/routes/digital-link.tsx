import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { SearchForm } from "~/search/form";
import { PageHeader } from "~/ui/page";
import { resolveDigitalLink } from "../digital-link.server";

const title = "Ten kod nigdzie nie prowadzi";

export const meta = pageMeta(() => ({ title, noindex: true }));

export const handle = { searchParams: ["linkType"] };

/**
 * `GET /01/{gtin}`, the link in QR codes (behaviour 2.12). Middleware answers valid links before they reach this route,
 * except for data requests, which the loader redirects. For an invalid or unknown link, the loader returns the reason.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const link = await resolveDigitalLink(pathname, searchParams.get("linkType"));
  if ("to" in link) throw redirect(link.to, 307);
  return json({ reason: link.reason }, { status: link.status });
}

/** Page for an invalid or unknown code, with a search form. */
export default function DigitalLinkPage() {
  const { reason } = useLoaderData<typeof loader>();
  return (
    <PageHeader title={title} lead={reason}>
      <p className="mt-6">Wpisz nazwę albo numer katalogowy produktu: znajdziemy go bez kodu.</p>
      <SearchForm />
    </PageHeader>
  );
}
