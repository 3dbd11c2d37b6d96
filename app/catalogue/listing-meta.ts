import type { Listing } from "./product-listing";

/** Canonical address and `noindex` of a list: search engines keep the plain list and its pages. */
export function listingMeta(path: string, { canonicalQuery, isIndexable }: Listing) {
  return { canonical: canonicalQuery ? `${path}?${canonicalQuery}` : path, noindex: !isIndexable };
}
