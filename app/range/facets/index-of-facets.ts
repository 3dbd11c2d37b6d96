import type { ProductNames } from "~/range/product/names";
import type { Product } from "~/range/product/schema/schema.server";
import {
  type ChoiceFacetId,
  choiceFacets,
  type FacetValue,
  facetValues,
  type RangeFacet,
  rangeFacets,
} from "./definitions";
import type { GivenFacet } from "./given";

/** Range from `from` to `to` in mm, both inclusive; null means no limit. */
export type NumberRange = { from: number | null; to: number | null };

/** Smallest and largest value of a dimension, in mm. */
export type Bounds = { min: number; max: number };

/**
 * Bounds of a dimension over all products; null if no product has this dimension. `isEverywhere` is true if every
 * product has it.
 */
export type ValueRange = (Bounds & { isEverywhere: boolean }) | null;

/** Facets of a catalogue: their possible values, and the extent of each dimension. */
export type FacetIndex = {
  choices: readonly { id: ChoiceFacetId; label: string; values: readonly FacetValue[] }[];
  ranges: readonly (RangeFacet & { extent: ValueRange })[];
  /** Facets of features. */
  given: readonly GivenFacet[];
};

/** @param given returns the facets of features, which look at the catalogue themselves */
export function indexFacets(
  products: readonly Product[],
  names: ProductNames,
  given: () => readonly GivenFacet[],
): FacetIndex {
  const values = facetValues(names);
  return {
    choices: choiceFacets.map(({ id, label }) => ({ id, label, values: values[id] })),
    ranges: rangeFacets(names).map((facet) => {
      const bounds = boundsOf(products, facet.measure);
      const isEverywhere = products.every(({ measures }) => measures[facet.measure] !== undefined);
      return { ...facet, extent: bounds && { ...bounds, isEverywhere } };
    }),
    get given() {
      return given();
    },
  };
}

/** Returns the smallest and largest value of a dimension; null if no product has it. */
export function boundsOf(products: readonly Product[], measure: string): Bounds | null {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { measures } of products) {
    min = Math.min(min, measures[measure] ?? min);
    max = Math.max(max, measures[measure] ?? max);
  }
  return min > max ? null : { min, max };
}
