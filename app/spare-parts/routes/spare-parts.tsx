import { json, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EditorialPageBody } from "~/editorial/page-body";
import { getPage } from "~/editorial/pages.server";
import { throwNotFound, throwUnknownPath } from "~/http/redirects.server";
import { inLanguageOf } from "~/http/translated-page";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { getRange } from "~/range/products.server";
import { SearchForm } from "~/search/form";
import { getSiteSearch } from "~/search/search.server";
import { SparePartsList } from "../list";
import { sparePartList } from "../list-view";
import { parseSparePartQuery, soughtHref, sparePartsHref, sparePartsParameters } from "../query";
import sparePartStyles from "../spare-parts.css?url";

export const meta = pageMeta<typeof loader>(({ page, list }) => {
  const { kind, page: number } = list.query;
  return {
    ...page,
    title: number > 1 ? `${page.title}, strona ${number}` : page.title,
    canonical: sparePartsHref(list.query),
    noindex: kind !== null,
  };
});

export const links: LinksFunction = () => [{ rel: "stylesheet", href: sparePartStyles }];

export const handle = { ...breadcrumbHandle, searchParams: sparePartsParameters };

export { clientLoader, shouldRevalidate } from "~/browser/route";

/**
 * Spare parts (behaviour 16.13), filtered by `?rodzaj=`; `?q=`, formerly also `?produkt=`, leads to what is sought by number,
 * name or product (behaviour 16.20).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = getPage(paths.spareParts) ?? throwUnknownPath();
  const { catalogue } = await getRange();
  const url = new URL(request.url);
  const query = parseSparePartQuery(url.searchParams, catalogue);
  if (query.words)
    throw redirect(inLanguageOf(url, soughtHref(query.words, catalogue, await getSiteSearch())));
  const list = sparePartList(catalogue, query);
  if (!list) throwNotFound();
  return json({ page, list, breadcrumb: await resolveBreadcrumb(request) });
}

export default function SparePartsPage() {
  const { page, list } = useLoaderData<typeof loader>();
  return (
    <EditorialPageBody
      page={page}
      drawing="spare-parts"
      action={<SearchForm action={paths.spareParts} label="Produkt albo numer części" />}
    >
      <SparePartsList list={list} />
    </EditorialPageBody>
  );
}
