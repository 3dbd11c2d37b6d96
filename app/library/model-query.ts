import { modelFormats } from "~/range/product";
import type { Catalogue } from "~/range/products";
import { pageParameter, readPage, writeQuery } from "~/ui/paging";

/** A parsed query. A filter is `null` if it is not set; `page` counts from 1. */
export type LibraryQuery = ReturnType<typeof parseLibraryQuery>;

export const libraryParameters: readonly string[] = ["kolekcja", "kategoria", "format", pageParameter];

/** Parses the query string, ignoring unknown parameters and values. */
export function parseLibraryQuery(
  params: URLSearchParams,
  { collectionNames, tree }: Pick<Catalogue, "collectionNames" | "tree">,
) {
  const collection = params.get("kolekcja");
  const category = params.get("kategoria");
  return {
    collection: collection !== null && collectionNames.has(collection) ? collection : null,
    /** Id of a top-level category. */
    category: tree.root.children.some(({ id }) => String(id) === category) ? category : null,
    format: modelFormats.find((format) => format === params.get("format")) ?? null,
    page: readPage(params),
  };
}

/** Returns the canonical query string. Empty for page 1 without filters. */
export function writeLibraryQuery({ collection, category, format, page }: LibraryQuery): string {
  return writeQuery({ kolekcja: collection, kategoria: category, format }, page);
}

/** Returns the canonical form of a query string, for the page cache (behaviour 19.2). */
export function canonicalLibraryQuery(params: URLSearchParams, catalogue: Catalogue): string {
  return writeLibraryQuery(parseLibraryQuery(params, catalogue));
}

/** Returns true if a filter is set. Filtered pages are `noindex`, so search engines index only the unfiltered pages. */
export function isFiltered({ collection, category, format }: LibraryQuery): boolean {
  return collection !== null || category !== null || format !== null;
}
