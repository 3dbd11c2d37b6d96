import type { Listing } from "~/range/listing";
import { withQuery } from "~/ui/href";

/**
 * Returns the canonical URL of a list and whether it is `noindex`. Search engines index only unfiltered lists in
 * default order (behaviour 15.7).
 */
export function listingMeta(path: string, { canonicalQuery, isIndexable }: Listing) {
  return { canonical: withQuery(path, canonicalQuery), noindex: !isIndexable };
}
