import type { Product } from "~/range/product/schema/schema.server";
import { type ChoiceFacetId, choiceFacets, perFacet, productValues } from "./definitions";
import { type Bounds, boundsOf, type FacetIndex } from "./index-of-facets";
import { type Filters, rangeOf } from "./query";

export type FacetCounts = {
  /** Returns the products that pass the filters of all facets but one. */
  underOthers: (id: string) => readonly Product[];
  /** Number of products with each value, counted with the filters of all other facets applied (behaviour 15.3). */
  counts: Readonly<Record<ChoiceFacetId, ReadonlyMap<string, number>>>;
  /**
   * Smallest and largest value of each dimension in mm, with the filters of all other facets applied; null if no
   * product has the dimension.
   */
  bounds: Readonly<Record<string, Bounds | null>>;
};

type Test = (product: Product) => boolean;

/**
 * Filters products and counts them by facet value. Values of one facet are combined with OR, facets with AND.
 * @param products of the category; `matches` preserves their order
 */
export function tally(
  { ranges, given }: Pick<FacetIndex, "ranges" | "given">,
  products: readonly Product[],
  filters: Filters,
) {
  const tests = new Map<string, Test>();
  for (const { id, fitSet } of given) {
    const [slugs] = (filters.choices[id] ?? []).map(fitSet);
    if (slugs) tests.set(id, ({ slug }) => slugs.has(slug));
  }
  for (const { id } of choiceFacets) {
    const chosen = filters.choices[id];
    if (chosen.length > 0)
      tests.set(id, (product) => productValues(product, id).some((value) => chosen.includes(value)));
  }
  for (const { id, measure } of ranges) {
    const { from, to } = rangeOf(filters, id);
    if (from !== null || to !== null)
      tests.set(rangeKey(id), ({ measures: { [measure]: value } }) => {
        return value !== undefined && value >= (from ?? 0) && value <= (to ?? value);
      });
  }

  const passing = (omitted: string | null) => {
    const others = [...tests].flatMap(([id, test]) => (id === omitted ? [] : test));
    return products.filter((product) => others.every((test) => test(product)));
  };
  const matches = passing(null);
  const underOthers = (id: string) => (tests.has(id) ? passing(id) : matches);
  return {
    matches,
    underOthers,
    counts: perFacet(choiceFacets, ({ id }) => countValues(underOthers(id), id)),
    bounds: perFacet(ranges, ({ id, measure }) => boundsOf(underOthers(rangeKey(id)), measure)),
  };
}

/** Key of a range's test. Differs from the id of any other facet, because content names the ranges. */
const rangeKey = (id: string) => `${id}_`;

function countValues(products: readonly Product[], id: ChoiceFacetId): Map<string, number> {
  const counts = new Map<string, number>();
  for (const product of products)
    for (const value of productValues(product, id)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
