import { addedItems, additionHref } from "~/project/list";
import { getRange } from "~/range/products.server";
import { listedPaths } from "./listed-pages.server";

/**
 * Resolves a URL that adds to a list.
 * @param back path of the page from which the visitor comes; empty if unknown
 * @returns the href of the list with the additions, and the items that are added
 */
export async function resolveAddition(params: URLSearchParams, back: string) {
  const { catalogue } = await getRange();
  const from = { path: back, pages: await listedPaths() };
  return { href: additionHref(params, catalogue, from), items: addedItems(params, catalogue) };
}
