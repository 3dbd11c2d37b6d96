import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getBrand } from "~/brand/brand.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { canonicalProjectListQuery, projectParameter } from "~/project/list";
import { getRange } from "~/range/products.server";
import { Link } from "~/ui/link";
import { PageHeader } from "~/ui/page";

export const meta = pageMeta<typeof loader>(({ title }) => ({ title, noindex: true }));

export const handle = { ...breadcrumbHandle, searchParams: [projectParameter] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { title, text } = getBrand().enquiries.sent;
  const { catalogue } = await getRange();
  return json({
    title,
    text,
    query: canonicalProjectListQuery(new URL(request.url).searchParams, catalogue),
    breadcrumb: await resolveBreadcrumb(request, title),
  });
}

/** Confirmation page after an enquiry. Loading it stores nothing, so reloading is harmless. */
export default function EnquirySentPage() {
  const { title, text, query } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} lead={text} />
      <p className="container-page">
        <Link to={`${paths.project}?${query}`} className="button button-secondary">
          Wróć do listy
        </Link>
      </p>
    </>
  );
}
