/**
 * Tells whether a request that changes something was sent by another site's page (the rule of Go's
 * `CrossOriginProtection`): safe methods pass; `Sec-Fetch-Site` decides where the browser sends it; else `Origin` must
 * be our own. Neither header means no browser, which cannot be made to forge a visitor's request.
 * @param siteOrigin the site's public origin, as `SITE_URL` says it
 */
export function isCrossSitePost(
  request: { method: string; headers: Pick<Headers, "get"> },
  siteOrigin: string,
): boolean {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method)) return false;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("Origin");
  return origin !== null && origin !== siteOrigin;
}
