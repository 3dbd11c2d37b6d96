import { canonicalComparisonQuery } from "~/catalogue/comparison";
import { canonicalProductQuery } from "~/catalogue/product-view";
import { listCollections } from "~/editorial/collections.server";
import { fitQueries } from "~/fit/canonical-queries.server";
import { getPartnerFacet } from "~/fit/partners.server";
import { parseIconRequest } from "~/http/icons.server";
import type { CanonicalQuery } from "~/http/middleware.server";
import { canonicalLinkTypeQuery } from "~/library/digital-link.server";
import { canonicalLibraryQuery } from "~/library/model-query";
import { listNews } from "~/news/news.server";
import { parseNewsQuery, writeNewsQuery } from "~/news/query";
import { canonicalPointOfSaleQuery } from "~/points-of-sale/query";
import { projectQueries } from "~/project/canonical-queries.server";
import { canonicalProjectQuery } from "~/project/list";
import { writeQuestionQuery } from "~/questions/query";
import { canonicalListingQuery, type giveFacets, shownFinishParameter } from "~/range/facets";
import { getRange } from "~/range/products.server";
import { categoryTreeId } from "~/range/tree.server";
import { canonicalSearchQuery, cleanQuery } from "~/search/query";
import { canonicalSparePartQuery } from "~/spare-parts/query";
import { readPage, writeQuery } from "~/ui/paging";
import { listedPaths } from "./listed-pages.server";

/** Facets that features give to lists, whose canonical queries name their values. */
export const facets: Parameters<typeof giveFacets>[0] = [getPartnerFacet];

/**
 * Maps the path of each route in `app/routes.ts` to the function that returns the canonical query of its page. URLs
 * with the same canonical query share one cached response (behaviour 19.2). Pages missing here are cached by their
 * sorted parameters.
 */
export const canonicalQueries: Readonly<Record<string, CanonicalQuery>> = {
  "01/*": canonicalLinkTypeQuery,
  aktualnosci: (params) => {
    const query = parseNewsQuery(params);
    return listNews(query) ? writeNewsQuery(query) : writeQuery({}, 0);
  },
  bryly: async (params) => canonicalLibraryQuery(params, await catalogue()),
  "czesci-zamienne": async (params) => canonicalSparePartQuery(params, await catalogue()),
  "czesci-zamienne/:code": pageNumber,
  ...fitQueries,
  ...projectQueries,
  "produkt/*": async (params, path) => canonicalProductQuery(params, await catalogue(), slugIn(path)),
  "kolekcje/:id": async (params) => {
    const shown = params.get(shownFinishParameter) ?? "";
    return writeQuery({ [shownFinishParameter]: (await catalogue()).finishLabels.has(shown) ? shown : null });
  },
  produkty: productsQuery,
  "produkty/*": listQuery,
  projekt: async (params) => canonicalProjectQuery(params, await catalogue(), await listedPaths()),
  kolekcje: pageNumber,
  qanda: (params) => writeQuestionQuery({ words: cleanQuery(params.get("q") ?? ""), page: readPage(params) }),
  "punkty-sprzedazy": (params) => canonicalPointOfSaleQuery(params, listCollections()),
  "api/get_categories.php": (params) => {
    const id = String(categoryTreeId());
    return params.get("id") === id ? writeQuery({ id }) : "";
  },
  "api/icons/:file": (params, path) => {
    const icons = parseIconRequest(path.slice(path.lastIndexOf("/") + 1), params.get("icons"));
    return icons ? `icons=${icons.names.join(",")}` : "";
  },
  "api/pasuje": (params) => writeQuery({ umywalka: params.get("umywalka") }),
  "api/search": (params) => writeQuery({ q: cleanQuery(params.get("q") ?? "") }),
};

/**
 * Returns the canonical query of the page `/produkty`. Checks the parameters in the same order as the loader of that
 * page: comparison, search, list.
 */
async function productsQuery(params: URLSearchParams): Promise<string> {
  if (params.has("porownaj")) return canonicalComparisonQuery(params, await catalogue());
  if (cleanQuery(params.get("q") ?? "")) return canonicalSearchQuery(params);
  return listQuery(params);
}

async function listQuery(params: URLSearchParams): Promise<string> {
  return canonicalListingQuery(params, (await catalogue()).facets);
}

function pageNumber(params: URLSearchParams): string {
  return writeQuery({}, readPage(params));
}

async function catalogue() {
  return (await getRange()).catalogue;
}

/** Returns the slug in the path of a product page: everything after the first segment. */
function slugIn(path: string): string {
  return decodeURIComponent(path.split("/").slice(2).join("/"));
}
