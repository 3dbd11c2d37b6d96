/**
 * Headers of pages with a token in their URL: never cached, not indexed, no referrer to other sites (behaviour 18.15).
 */
export const privatePageHeaders = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  // Not `no-referrer`, because browsers would then send `Origin: null` from the page's own form.
  "Referrer-Policy": "same-origin",
};
