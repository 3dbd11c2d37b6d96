import { comparisonPageQuery, parseComparison } from "~/catalogue/comparison/comparison";
import { comparisonZipQuery } from "~/catalogue/comparison/files";
import { linkTypeQuery } from "~/catalogue/digital-link/resolve.server";
import { listingPageQuery } from "~/catalogue/facets/query";
import { fitPageQuery } from "~/catalogue/fit-check/query";
import { getRange } from "~/catalogue/fit-index/range.server";
import { libraryPageQuery } from "~/catalogue/model-library/query";
import { productPageQuery } from "~/catalogue/product-page/view";
import { takenQuery, takenZipQuery } from "~/catalogue/project/export/addresses";
import { listPageQuery, projectPageQuery } from "~/catalogue/project/read-project";
import { readKind, searchQuery } from "~/catalogue/search/kinds";
import { cleanQuery } from "~/catalogue/search/search.server";
import { sparePartsPageQuery } from "~/catalogue/spare-parts-pages/query.server";
import { categoryTreeId } from "~/catalogue/tree/tree";
import { listCollections } from "~/editorial/collections/collections.server";
import { pointOfSalePageQuery } from "~/editorial/points-of-sale/query";
import { parseIconRequest } from "~/http/icons/request";
import type { CanonicalQuery } from "~/http/middleware.server";
import { noPageQuery, pageParameter, readPage } from "~/platform/paging";

/**
 * How the pages read their parameters, by the path of `app/routes.ts`: addresses that show the same are rendered and
 * cached as one (behaviour 19.2). A page that is missing here is cached by its parameters as they stand.
 */
export const canonicalQueries: Readonly<Record<string, CanonicalQuery>> = {
  "01/*": linkTypeQuery,
  aktualnosci: (params) => pagedQuery(params, only("tag", params.get("tag"))),
  bryly: async (params) => libraryPageQuery(params, await catalogue()),
  "czesci-zamienne": sparePartsPageQuery,
  "czesci-zamienne/:code": (params) => pagedQuery(params, ""),
  dopasowanie: async (params) => {
    const { catalogue, partners } = await getRange();
    return fitPageQuery(params, catalogue, partners);
  },
  "pliki/porownanie.zip": async (params) =>
    comparisonZipQuery(parseComparison(params, await catalogue()).compared),
  "pliki/projekt.csv": async (params) => takenQuery(params, await catalogue()),
  "pliki/projekt.pdf": async (params) => takenQuery(params, await catalogue()),
  "pliki/projekt.xlsx": async (params) => takenQuery(params, await catalogue()),
  "pliki/projekt.zip": async (params) => takenZipQuery(params, await catalogue()),
  "produkt/*": async (params, path) => productPageQuery(params, await catalogue(), slugIn(path)),
  produkty: productsQuery,
  "produkty/*": async (params) => listingPageQuery(params, (await catalogue()).facets),
  projekt: async (params) => projectPageQuery(params, await catalogue()),
  "projekt/zapytanie": async (params) => listPageQuery(params, await catalogue()),
  "projekt/zapytanie/wyslano": async (params) => listPageQuery(params, await catalogue()),
  "punkty-sprzedazy": (params) => pointOfSalePageQuery(params, listCollections()),
  "api/get_categories.php": (params) => {
    const id = String(categoryTreeId);
    return params.get("id") === id ? only("id", id) : "";
  },
  "api/icons/:file": (params, path) => {
    const asked = parseIconRequest(path.slice(path.lastIndexOf("/") + 1), params.get("icons"));
    return asked ? `icons=${asked.names.join(",")}` : "";
  },
  "api/search": (params) => only("q", cleanQuery(params.get("q") ?? "")),
};

/** In the order in which the page's loader decides what it shows. */
async function productsQuery(params: URLSearchParams): Promise<string> {
  if (params.has("porownaj")) return comparisonPageQuery(params, await catalogue());
  const words = cleanQuery(params.get("q") ?? "");
  if (words) return pagedQuery(params, searchQuery(words, readKind(params)));
  return listingPageQuery(params, (await catalogue()).facets);
}

function pagedQuery(params: URLSearchParams, query: string): string {
  const page = readPage(params);
  if (page === null) return noPageQuery;
  return [query, page > 1 ? only(pageParameter, String(page)) : ""].filter(Boolean).join("&");
}

function only(name: string, value: string | null): string {
  return value ? new URLSearchParams({ [name]: value }).toString() : "";
}

async function catalogue() {
  return (await getRange()).catalogue;
}

/** A product's slug is the rest of its path. */
function slugIn(path: string): string {
  return decodeURIComponent(path.split("/").slice(2).join("/"));
}
