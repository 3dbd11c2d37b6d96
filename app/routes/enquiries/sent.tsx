import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getRange } from "~/catalogue/fit-index/range.server";
import { projectParameter } from "~/catalogue/project/project-list";
import { canonicalProjectListQuery } from "~/catalogue/project/query";
import { getBrand } from "~/content/brand.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { Link } from "~/ui/links/link";
import { PageHeader } from "~/ui/page-header";

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? pageMeta(args, { title: args.data.title, noindex: true }) : [];

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
