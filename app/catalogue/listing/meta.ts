import { withQuery } from "~/ui/links/address";
import type { Listing } from "./listing";

/** Canonical address and `noindex` of a list: search engines keep the plain list and its pages. */
export function listingMeta(path: string, { canonicalQuery, isIndexable }: Listing) {
  return { canonical: withQuery(path, canonicalQuery), noindex: !isIndexable };
}
