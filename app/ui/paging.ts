/** URL parameter for the page number of a list. */
export const pageParameter = "strona";

/** Canonical query of all URLs whose page number {@link readPage} rejects. */
export const noPageQuery = `${pageParameter}=0`;

export type ListPage<Item> = {
  items: Item[];
  /** Number of the page, counted from 1. */
  page: number;
  pages: number;
  /** Total number of items on all pages. */
  total: number;
};

/**
 * Reads the page number of a list from its URL (`strona=2`); 1 if it is absent or empty.
 * @returns `null` for anything but a whole number from 1 to 999,999 in plain digits (not `-1`, `1e0`, `02`)
 */
export function readPage(params: URLSearchParams): number | null {
  const given = params.get(pageParameter) || "1";
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : null;
}

/** Returns the canonical query of a page that reads only a page number (behaviour 19.2). Empty for page 1. */
export function canonicalPageNumber(params: URLSearchParams): string {
  const page = readPage(params);
  if (page === null) return noPageQuery;
  return page > 1 ? `${pageParameter}=${page}` : "";
}

/** Returns the number of pages of a list, at least 1. @param length items per page */
export function countPages(items: number, length: number): number {
  return Math.max(1, Math.ceil(items / length));
}

/**
 * Returns the items of one page, in order.
 * @param page from 1, or `null` if {@link readPage} rejected it
 * @param length items per page
 * @returns `null` for a rejected page, or one beyond the last
 */
export function pageOfList<Item>(
  items: readonly Item[],
  page: number | null,
  length: number,
): ListPage<Item> | null {
  const pages = countPages(items.length, length);
  if (page === null || page > pages) return null;
  const start = (page - 1) * length;
  return { items: items.slice(start, start + length), page, pages, total: items.length };
}
