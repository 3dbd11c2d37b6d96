/**
 * Tells from the `If-None-Match` header whether the client already has this response. The header is `*` or a list of
 * tags, which are compared weakly (RFC 9110).
 * @param etag the response's ETag, with its quotes
 */
export function isNotModified(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
