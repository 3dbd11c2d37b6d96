import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getRange } from "~/catalogue/fit-index/range.server";
import { SparePartsList } from "~/catalogue/spare-parts-pages/list";
import { sparePartList } from "~/catalogue/spare-parts-pages/list-view";
import { parseSparePartQuery } from "~/catalogue/spare-parts-pages/parse-query.server";
import { sparePartsHref, sparePartsParameters } from "~/catalogue/spare-parts-pages/query";
import { SparePartSearch } from "~/catalogue/spare-parts-pages/search-form";
import { EditorialPageBody } from "~/editorial/pages/page-body";
import { getPage } from "~/editorial/pages/pages.server";
import { throwRedirectOrNotFound } from "~/http/redirects/unknown-path.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { getSiteSearch } from "~/site-search/search.server";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { page, list, breadcrumb } = args.data;
  const { words, kind, page: number } = list.query;
  const title = words ? `${page.title}: „${words}”` : page.title;
  return pageMeta(args, {
    ...page,
    title: number > 1 ? `${title}, strona ${number}` : title,
    canonical: sparePartsHref(list.query),
    noindex: words !== "" || kind !== null,
    breadcrumb,
  });
};

export const handle = { ...breadcrumbHandle, searchParams: sparePartsParameters };

export { clientLoader, shouldRevalidate } from "~/browser/recall/route";

/** Spare parts (behaviour 16.13), filtered by `?rodzaj=`; `?q=` searches by number, name or product. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = parseSparePartQuery(new URL(request.url).searchParams);
  const { catalogue } = await getRange();
  const list = query && sparePartList(catalogue, await getSiteSearch(), query);
  if (!list) throwRedirectOrNotFound(request);
  return json({ page: getPage(paths.spareParts), list, breadcrumb: await resolveBreadcrumb(request) });
}

export default function SparePartsPage() {
  const { page, list } = useLoaderData<typeof loader>();
  return (
    <EditorialPageBody
      page={page}
      drawing="spare-parts"
      action={<SparePartSearch words={list.query.words} />}
    >
      <SparePartsList list={list} />
    </EditorialPageBody>
  );
}
