import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { differencesParameter } from "~/catalogue/comparison";
import {
  CategoryPageBody,
  CollectionLinks,
  ComparisonPageBody,
  comparisonStyles,
  listingMeta,
} from "~/catalogue/pages";
import { categoryPage, comparisonView } from "~/catalogue/pages.server";
import { getRange } from "~/fit/partners.server";
import { throwNotFound } from "~/http/redirects.server";
import { breadcrumbHandle } from "~/layout/breadcrumb";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { listingParameters } from "~/range/facets";
import { SearchPageBody, searchView } from "~/search/page";
import { searchKindParameter } from "~/search/query";
import { getSiteSearch } from "~/search/search.server";

export const meta = pageMeta<typeof loader>(({ view }) => {
  if (view.kind === "search") return { title: `Wyniki wyszukiwania: „${view.query}”`, noindex: true };
  if (view.kind === "comparison") return { title: "Porównanie produktów", noindex: true };
  return {
    title: view.listing.page > 1 ? `Produkty, strona ${view.listing.page}` : "Produkty",
    description: view.text ?? "Wszystkie produkty: modele, wymiary, wykończenia i\u00a0pliki do pobrania.",
    ...listingMeta(paths.products, view.listing),
  };
});

export const links: LinksFunction = () => [{ rel: "stylesheet", href: comparisonStyles }];

export const handle = {
  ...breadcrumbHandle,
  searchParams: [...listingParameters, "q", searchKindParameter, "porownaj", differencesParameter],
};

export { clientLoader, shouldRevalidate } from "~/browser/recall";

/** All products; `?q=` searches the site, `?porownaj=` compares up to four products. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { tree, catalogue } = await getRange();
  const view = await viewFor();
  if (!view) throwNotFound();
  return json({ view, breadcrumb: await resolveBreadcrumb(request) });

  async function viewFor() {
    if (searchParams.has("porownaj")) return comparisonView(tree, searchParams, await getSiteSearch());
    if (searchParams.get("q")?.trim()) return searchView(await getSiteSearch(), searchParams);
    const list = categoryPage(tree, tree.root, searchParams);
    const { collections } = catalogue.names;
    return list && { kind: "list" as const, collections, ...list };
  }
}

export default function ProductsPage() {
  const { view } = useLoaderData<typeof loader>();
  if (view.kind === "search") return <SearchPageBody view={view} />;
  if (view.kind === "comparison") return <ComparisonPageBody view={view} />;
  return (
    <CategoryPageBody data={view} title="Produkty">
      <CollectionLinks collections={view.collections} />
    </CategoryPageBody>
  );
}
