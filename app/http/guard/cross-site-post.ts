/**
 * Detects cross-site request forgery, that is, a state-changing request sent by another site's page (behaviour 21.4).
 * Follows the rules of Go's `CrossOriginProtection`: safe methods pass. If the request has a `Sec-Fetch-Site` header,
 * that header decides; otherwise `Origin` must be the site's own. A request with neither header does not come from a
 * browser, so it passes.
 * @param siteOrigin the site's public origin (`SITE_URL`)
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
