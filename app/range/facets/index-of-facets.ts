import { hasPartners } from "~/range/product/fit-kind";
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
  /** Products that the compatibility facet may offer: maps the slug to the name. */
  partners: ReadonlyMap<string, string>;
};

/** @param isMeasured whether it is known what fits a product of a kind that has rules */
export function indexFacets(
  products: readonly Product[],
  names: ProductNames,
  isMeasured: (product: Product) => boolean,
): FacetIndex {
  const values = facetValues(names);
  return {
    choices: choiceFacets.map(({ id, label }) => ({ id, label, values: values[id] })),
    ranges: rangeFacets(names).map((facet) => {
      const bounds = boundsOf(products, facet.measure);
      const isEverywhere = products.every(({ measures }) => measures[facet.measure] !== undefined);
      return { ...facet, extent: bounds && { ...bounds, isEverywhere } };
    }),
    partners: new Map(
      products.flatMap((product) => {
        const { fitting } = product.kind;
        const isOffered = fitting && hasPartners(fitting) && isMeasured(product);
        return isOffered ? [[product.slug, product.name] as const] : [];
      }),
    ),
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
