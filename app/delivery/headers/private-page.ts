/** For pages whose address is a secret, as a token's is: kept by nobody, found by nobody, told to no other site. */
export const privatePageHeaders = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  // Not `no-referrer`: with it the page's own form would post without an origin.
  "Referrer-Policy": "same-origin",
};
