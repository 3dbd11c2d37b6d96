/**
 * Route export `headers` for pages with a form. Copies the caching and retry headers of the action to the page that
 * shows the action's result.
 */
export function actionHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const copied = ["Cache-Control", "Retry-After"].map((name) => [name, actionHeaders.get(name)]);
  return Object.fromEntries(copied.filter(([, value]) => value));
}

/**
 * Headers of pages with a token in their URL. Such a page is never cached or indexed, and sends no referrer to other
 * sites (behaviour 18.15).
 */
export const privatePageHeaders = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  // Not `no-referrer`, because browsers would then send `Origin: null` from the page's own form.
  "Referrer-Policy": "same-origin",
};
