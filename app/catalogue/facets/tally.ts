import type { Product } from "~/catalogue/product/schema.server";
import { type Bits, countCommon, intersection, union } from "./bits";
import {
  type ChoiceFacetId,
  choiceFacets,
  partnerFacet,
  perFacet,
  productValues,
  type RangeFacetId,
  rangeFacets,
} from "./definitions";
import type { FacetIndex } from "./index-of-facets";
import type { Filters } from "./query";

export type FacetCounts = {
  total: number;
  /** Number of products with each value, under the filters of the other facets (behaviour 15.3). */
  counts: Readonly<Record<ChoiceFacetId, ReadonlyMap<string, number>>>;
  /** Smallest and largest dimension in mm, under the filters of the other facets; null if no product has it. */
  bounds: Readonly<Record<RangeFacetId, Bounds | null>>;
};

type Bounds = { min: number; max: number };

/** `matches`: products that pass all filters. `mayFit`: the same, without the compatibility filter. */
export type Tally = FacetCounts & { matches: Bits; mayFit: Bits };

/** Counts the products of an unfiltered list by facet value. */
export function countFacets(products: readonly Product[]): FacetCounts {
  return {
    total: products.length,
    counts: perFacet(choiceFacets, ({ id }) => {
      const counts = new Map<string, number>();
      for (const product of products)
        for (const value of productValues(product, id)) counts.set(value, (counts.get(value) ?? 0) + 1);
      return counts;
    }),
    bounds: perFacet(rangeFacets, ({ measure }) => {
      let bounds: Bounds | null = null;
      for (const { measures } of products) {
        const millimetres = measures[measure];
        if (millimetres === undefined) continue;
        bounds ??= { min: millimetres, max: millimetres };
        bounds.min = Math.min(bounds.min, millimetres);
        bounds.max = Math.max(bounds.max, millimetres);
      }
      return bounds;
    }),
  };
}

/**
 * Filters products and counts them by facet value. Values of one facet are combined with OR, facets with AND.
 * @param base products of the category
 * @param size number of all products
 * @param fitting products that pass the compatibility filter; null without that filter
 */
export function tally(
  index: FacetIndex,
  base: Bits,
  size: number,
  filters: Filters,
  fitting: Bits | null,
): Tally {
  const passing = new Map<string, Bits>();
  if (fitting) passing.set(partnerFacet.id, fitting);
  for (const { id, values } of index.choices) {
    const chosen = values.filter(({ value }) => filters.choices[id].includes(value)).map(({ bits }) => bits);
    if (chosen.length > 0) passing.set(id, union(size, chosen));
  }
  for (const { id, within } of index.ranges) {
    const range = filters.ranges[id];
    if (range.from !== null || range.to !== null) passing.set(id, within(range));
  }

  const matches = intersection(base, [...passing.values()]);
  const underOthers = (id: string) => {
    if (!passing.has(id)) return matches;
    const others = [...passing].flatMap(([other, bits]) => (other === id ? [] : [bits]));
    return intersection(base, others);
  };

  return {
    matches,
    mayFit: underOthers(partnerFacet.id),
    total: countCommon(matches, matches),
    counts: perFacet(index.choices, ({ id, values }) => {
      const reachable = underOthers(id);
      return new Map(values.map(({ value, bits }) => [value, countCommon(bits, reachable)]));
    }),
    bounds: perFacet(index.ranges, ({ id, bounds }) => bounds(underOthers(id))),
  };
}
