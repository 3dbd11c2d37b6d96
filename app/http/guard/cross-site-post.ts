/**
 * Whether a request that changes something was sent by another site's page (behaviour 21.4, the rule of Go's
 * `CrossOriginProtection`): safe methods pass; `Sec-Fetch-Site` decides where the browser sends it; else `Origin` must
 * be our own. A request with neither comes from no browser, so no visitor was tricked into it.
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
