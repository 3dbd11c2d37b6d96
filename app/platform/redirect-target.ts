/**
 * Where a redirect rule leads a visitor (behaviour 12.2): to a page of the site the query goes along, joined with the
 * rule's own and before its fragment; other sites get the rule's URL as it is.
 * @param to the rule's target: a path of the site, or an absolute URL
 * @param search the visitor's query, with its question mark, or nothing
 */
export function redirectTarget(to: string, search: string): string {
  if (!to.startsWith("/") || search.length < 2) return to;
  const [href = "", ...fragment] = to.split("#");
  const query = href.includes("?") ? `&${search.slice(1)}` : search;
  return [href + query, ...fragment].join("#");
}
