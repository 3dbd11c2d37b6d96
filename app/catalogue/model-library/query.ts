import type { Catalogue } from "~/catalogue/products/catalogue";
import { noPageQuery, pageParameter, readPage } from "~/platform/paging";

/** A parsed query; `null` means all. `page` counts from 1. */
export type LibraryQuery = {
  collection: string | null;
  /** Id of a main category. */
  category: string | null;
  format: LibraryFormat | null;
  page: number;
};

/** Every query parameter that the library knows. */
export const libraryParameters: readonly string[] = ["kolekcja", "kategoria", "format", pageParameter];

/** The BIM file, which the build makes, and the products' own downloads. */
export const libraryFormats = ["ifc", "glb", "step", "stl", "dxf", "svg"] as const;

export type LibraryFormat = (typeof libraryFormats)[number];

/**
 * Reads a URL tolerantly: unknown parameters and values are left out.
 * @returns `null` for an invalid page number (`strona=-1`): the route answers 404
 */
export function parseLibraryQuery(
  params: URLSearchParams,
  { collectionNames, tree }: Pick<Catalogue, "collectionNames" | "tree">,
): LibraryQuery | null {
  const page = readPage(params);
  if (page === null) return null;
  const collection = params.get("kolekcja");
  const category = params.get("kategoria");
  return {
    collection: collection !== null && collectionNames.has(collection) ? collection : null,
    category: tree.root.children.some(({ id }) => String(id) === category) ? category : null,
    format: libraryFormats.find((format) => format === params.get("format")) ?? null,
    page,
  };
}

/** The canonical query string: fixed order, no defaults. Empty for the plain library. */
export function writeLibraryQuery({ collection, category, format, page }: LibraryQuery): string {
  const params = new URLSearchParams();
  if (collection) params.set("kolekcja", collection);
  if (category) params.set("kategoria", category);
  if (format) params.set("format", format);
  if (page > 1) params.set(pageParameter, String(page));
  return params.toString();
}

/** The canonical query of the parameters (behaviour 19.2). */
export function canonicalLibraryQuery(params: URLSearchParams, catalogue: Catalogue): string {
  const query = parseLibraryQuery(params, catalogue);
  return query ? writeLibraryQuery(query) : noPageQuery;
}

/** Search engines index the plain library and its pages; filtered views are `noindex`. */
export function isFiltered({ collection, category, format }: LibraryQuery): boolean {
  return collection !== null || category !== null || format !== null;
}
