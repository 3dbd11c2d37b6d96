import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { loadOrRecall } from "~/browser/seen-pages";
import { throwNotFound } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import type { RouteHandle } from "~/layout/route-handle";
import * as paths from "~/paths";
import { listingParameters } from "~/range/facets";
import { getRange } from "~/range/products.server";
import { searchKindParameter } from "~/search/query";
import { getSiteSearch } from "~/search/search.server";
import { searchView } from "~/search/view";
import { CategoryPageBody } from "../category/category-body";
import { categoryPage } from "../category/page-data.server";
import { CollectionLinks } from "../collection-links";
import { differencesParameter } from "../comparison";
import { comparisonView } from "../comparison/view.server";
import comparisonStyles from "../comparison.css?url";
import { listingMeta } from "../listing-meta";

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

export const handle: RouteHandle = {
  ...breadcrumbHandle,
  searchParams: [...listingParameters, "q", searchKindParameter, "porownaj", differencesParameter],
  loadCode: (searchParams) => loadBody(kindIn(searchParams)),
};

export { shouldRevalidate } from "~/browser/route";

const kindIn = (searchParams: URLSearchParams) =>
  searchParams.has("porownaj") ? "comparison" : searchParams.get("q")?.trim() ? "search" : "list";

/** The bodies that have been loaded. A visit to the list needs neither, and they are as large as its own code. */
const bodies: {
  search?: typeof import("~/search/page-body").SearchPageBody;
  comparison?: typeof import("../comparison-body").ComparisonPageBody;
} = {};

async function loadBody(kind: ReturnType<typeof kindIn>): Promise<void> {
  if (kind === "search") bodies.search ??= (await import("~/search/page-body")).SearchPageBody;
  if (kind === "comparison") bodies.comparison ??= (await import("../comparison-body")).ComparisonPageBody;
}

/** All products; `?q=` searches the site, `?porownaj=` compares up to four products. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { tree, catalogue } = await getRange();
  const [view] = await Promise.all([viewFor(), loadBody(kindIn(searchParams))]);
  if (!view) throwNotFound();
  return json({ view, breadcrumb: await resolveBreadcrumb(request) });

  async function viewFor() {
    const kind = kindIn(searchParams);
    if (kind === "comparison") return comparisonView(tree, searchParams, await getSiteSearch());
    if (kind === "search") return searchView(await getSiteSearch(), searchParams);
    const list = categoryPage(tree, tree.root, searchParams);
    const { collections } = catalogue.names;
    return list && { kind: "list" as const, collections, ...list };
  }
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const [data] = await Promise.all([loadOrRecall(args), loadBody(kindIn(searchParams))]);
  return data;
}

export default function ProductsPage() {
  const { view } = useLoaderData<typeof loader>();
  const { search: SearchPageBody, comparison: ComparisonPageBody } = bodies;
  if (view.kind === "search") return SearchPageBody && <SearchPageBody view={view} />;
  if (view.kind === "comparison") return ComparisonPageBody && <ComparisonPageBody view={view} />;
  return (
    <CategoryPageBody data={view} title="Produkty">
      <CollectionLinks collections={view.collections} />
    </CategoryPageBody>
  );
}
