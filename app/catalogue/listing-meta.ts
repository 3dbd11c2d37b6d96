import { withQuery } from "~/ui/internal-path";
import type { Listing } from "./product-listing";

/** Canonical address and `noindex` of a list: search engines keep the plain list and its pages. */
export function listingMeta(path: string, { canonicalQuery, isIndexable }: Listing) {
  return { canonical: withQuery(path, canonicalQuery), noindex: !isIndexable };
}
