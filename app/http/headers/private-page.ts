/** For pages with a token in their URL: never cached, not indexed, no referrer to other sites (behaviour 18.15). */
export const privatePageHeaders = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  // Not `no-referrer`: with it the page's own form would post without an origin.
  "Referrer-Policy": "same-origin",
};
