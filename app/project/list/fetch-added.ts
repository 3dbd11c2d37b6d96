import { fetchOk } from "lib/platform/http";
import type { AddedItem } from "./add-to";

/**
 * Asks the server what a link adds. To a request that accepts only JSON, the link's URL responds with the items instead of a
 * redirect.
 * @throws {TypeError} without an answer; any other error for an answer that has no items
 */
export async function fetchAdded(href: string): Promise<AddedItem[]> {
  const answer = await fetchOk(href, { headers: { Accept: "application/json" } });
  const items: unknown = await answer.json();
  if (!Array.isArray(items)) throw new Error("W odpowiedzi nie ma pozycji.");
  return items;
}
