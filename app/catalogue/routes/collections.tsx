import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { hasFeature } from "~/brand/features.server";
import { CollectionCards } from "~/editorial/collection-card";
import { pageOfCollections } from "~/editorial/collections.server";
import { getPage } from "~/editorial/pages.server";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { withQuery } from "~/ui/href";
import { PageHeader } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { pageParameter, readPage, writeQuery } from "~/ui/paging";

export const meta = pageMeta<typeof loader>(({ lead, collections, paging }) => ({
  title: paging && paging.page > 1 ? `Kolekcje, strona ${paging.page}` : "Kolekcje",
  description: lead,
  picture: collections[0]?.picture ?? null,
  canonical: pageHref(paging?.page ?? 1),
}));

export const handle = { ...breadcrumbHandle, searchParams: [pageParameter] };

export { clientLoader, shouldRevalidate } from "~/browser/route";

/**
 * The collections in the editors' order, 23 on a page. The introduction is that of the home page's collections section, or else
 * their names (behaviour 1.27).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!hasFeature("collections")) throwUnknownPath();
  const shown = pageOfCollections(readPage(new URL(request.url).searchParams));
  if (!shown) throw new Response(null, { status: 404 });
  const { items, page, pages } = shown;
  const section = getPage("/").sections.find((each) => each.kind === "collections");
  return json({
    lead: section?.text ?? `Kolekcje ${items.map(({ name }) => name).join(", ")}.`,
    collections: items,
    ...(pages > 1 && { paging: { page, pages } }),
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export default function CollectionsPage() {
  const { lead, collections, paging } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Kolekcje" lead={lead} />
      <h2 className="sr-only">Wszystkie kolekcje</h2>
      <CollectionCards collections={collections} className="container-page gap-x-6 gap-y-12" />
      {paging && <Pagination label="Strony kolekcji" {...paging} pageTo={pageHref} />}
    </>
  );
}

const pageHref = (page: number) => withQuery(paths.collections, writeQuery({}, page));
