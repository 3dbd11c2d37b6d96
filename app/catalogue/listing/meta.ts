import { withQuery } from "~/ui/links/href";
import type { Listing } from "./listing";

/** Canonical URL and `noindex` of a list: search engines index the plain list and its pages (behaviour 15.7). */
export function listingMeta(path: string, { canonicalQuery, isIndexable }: Listing) {
  return { canonical: withQuery(path, canonicalQuery), noindex: !isIndexable };
}
