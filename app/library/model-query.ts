import { modelFormats } from "~/range/product";
import type { Catalogue } from "~/range/products";
import { noPageQuery, pageParameter, readPage } from "~/ui/paging";

/** A parsed query. A filter is `null` if it is not set; `page` counts from 1. */
export type LibraryQuery = NonNullable<ReturnType<typeof parseLibraryQuery>>;

export const libraryParameters: readonly string[] = ["kolekcja", "kategoria", "format", pageParameter];

/**
 * Parses the query string, ignoring unknown parameters and values.
 * @returns `null` for an invalid page number (`strona=-1`), which the route answers with 404
 */
export function parseLibraryQuery(
  params: URLSearchParams,
  { collectionNames, tree }: Pick<Catalogue, "collectionNames" | "tree">,
) {
  const page = readPage(params);
  if (page === null) return null;
  const collection = params.get("kolekcja");
  const category = params.get("kategoria");
  return {
    collection: collection !== null && collectionNames.has(collection) ? collection : null,
    /** Id of a top-level category. */
    category: tree.root.children.some(({ id }) => String(id) === category) ? category : null,
    format: modelFormats.find((format) => format === params.get("format")) ?? null,
    page,
  };
}

/**
 * Returns the canonical query string: parameters in a fixed order, without default values. Empty for page 1 without
 * filters.
 */
export function writeLibraryQuery({ collection, category, format, page }: LibraryQuery): string {
  const params = new URLSearchParams();
  if (collection) params.set("kolekcja", collection);
  if (category) params.set("kategoria", category);
  if (format) params.set("format", format);
  if (page > 1) params.set(pageParameter, String(page));
  return params.toString();
}

/** Returns the canonical form of a query string, for the page cache (behaviour 19.2). */
export function canonicalLibraryQuery(params: URLSearchParams, catalogue: Catalogue): string {
  const query = parseLibraryQuery(params, catalogue);
  return query ? writeLibraryQuery(query) : noPageQuery;
}

/** Returns true if a filter is set. Filtered pages are `noindex`, so search engines index only the unfiltered pages. */
export function isFiltered({ collection, category, format }: LibraryQuery): boolean {
  return collection !== null || category !== null || format !== null;
}
