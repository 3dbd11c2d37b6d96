/**
 * Returns the target URL of a redirect rule (behaviour 12.2). If the target is on this site, the visitor's query is
 * appended to the target's own query, before the fragment. URLs of other sites are unchanged.
 * @param to the rule's target: a path of the site, or an absolute URL
 * @param search the visitor's query with its question mark, or an empty string
 */
export function redirectTarget(to: string, search: string): string {
  if (!to.startsWith("/") || search.length < 2) return to;
  const [href = "", ...fragment] = to.split("#");
  const query = href.includes("?") ? `&${search.slice(1)}` : search;
  return [href + query, ...fragment].join("#");
}
