import { getRange } from "~/catalogue/fit-index/range.server";
import { additionHref } from "./query";
import { type AddedItem, addedItems } from "./read-project";

/**
 * Resolves a URL that adds to a list.
 * @param back path of the page from which the visitor comes; empty if unknown
 * @returns the href of the list with the additions, and the items that are added
 */
export async function resolveAddition(
  params: URLSearchParams,
  back: string,
): Promise<{ href: string; items: AddedItem[] }> {
  const { catalogue } = await getRange();
  return { href: additionHref(params, catalogue, back), items: addedItems(params, catalogue) };
}
