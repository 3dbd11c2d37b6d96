/** The address parameter that pages a list. */
export const pageParameter = "strona";

export type ListPage<Item> = {
  items: Item[];
  /** From 1. */
  page: number;
  pages: number;
  /** Items on all pages. */
  total: number;
};

/**
 * Reads the number of a list's page from its address: `strona=2`. None, or an empty one, is the first.
 * @returns `null` for anything that is no whole number from 1 to 999,999 in plain digits (`-1`, `1e0`, `02`)
 */
export function readPage(params: URLSearchParams): number | null {
  const given = params.get(pageParameter) || "1";
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : null;
}

/** Number of pages of a list; the first always exists. */
export function countPages(items: number, length: number): number {
  return Math.max(1, Math.ceil(items / length));
}

/**
 * Some of the items, in their order.
 * @param page from 1, or `null` for what {@link readPage} refused
 * @returns `null` for a page beyond the last, or none at all
 */
export function pageOfList<Item>(items: Item[], page: number | null, length: number): ListPage<Item> | null {
  const pages = countPages(items.length, length);
  if (page === null || page > pages) return null;
  const start = (page - 1) * length;
  return { items: items.slice(start, start + length), page, pages, total: items.length };
}
