/** URL parameter for the page number of a list. */
export const pageParameter = "strona";

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
 * @returns 0, which no list has, for anything but a whole number from 1 to 999,999 in plain digits (not `-1`, `1e0`, `02`)
 */
export function readPage(params: URLSearchParams): number {
  const given = params.get(pageParameter) || "1";
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 0;
}

/**
 * Writes a query in its canonical form (behaviour 19.2): parameters in the given order, without those that have no value, and
 * the number of any page but the first.
 */
export function writeQuery(values: Readonly<Record<string, string | null | undefined>>, page = 1): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
  if (page !== 1) params.set(pageParameter, String(page));
  return params.toString();
}

/** Returns the number of pages of a list, at least 1. @param length items per page */
export function countPages(items: number, length: number): number {
  return Math.max(1, Math.ceil(items / length));
}

/**
 * Returns the items of one page, in order.
 * @param page from 1
 * @param length items per page
 * @returns `null` if there is no such page
 */
export function pageOfList<Item>(
  items: readonly Item[],
  page: number,
  length: number,
): ListPage<Item> | null {
  const pages = countPages(items.length, length);
  if (page < 1 || page > pages) return null;
  const start = (page - 1) * length;
  return { items: items.slice(start, start + length), page, pages, total: items.length };
}
