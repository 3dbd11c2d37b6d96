/**
 * `headers` of routes with a form: the page that shows the action's result gets the action's caching and retry headers.
 */
export function actionHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const kept = ["Cache-Control", "Retry-After"].map((name) => [name, actionHeaders.get(name)]);
  return Object.fromEntries(kept.filter(([, value]) => value));
}

/**
 * Headers of pages with a token in their URL: never cached, not indexed, no referrer to other sites (behaviour 18.15).
 */
export const privatePageHeaders = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  // Not `no-referrer`, because browsers would then send `Origin: null` from the page's own form.
  "Referrer-Policy": "same-origin",
};
