export type ListPage<Item> = {
  items: Item[];
  /** From 1. */
  page: number;
  pages: number;
  /** Items on all pages. */
  total: number;
};

/**
 * Some of the items, in their order.
 * @returns `null` for a page that is no whole number from 1 to the last; the first always exists
 */
export function pageOfList<Item>(items: Item[], page: number, length: number): ListPage<Item> | null {
  const pages = Math.max(1, Math.ceil(items.length / length));
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const start = (page - 1) * length;
  return { items: items.slice(start, start + length), page, pages, total: items.length };
}
