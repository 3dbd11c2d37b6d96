/**
 * Whether the client already has this answer (RFC 9110, `If-None-Match`: a list of tags, compared weakly, or `*`).
 * @param etag with its quotes
 */
export function isNotModified(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
