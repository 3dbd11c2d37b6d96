import { fittingKind } from "~/catalogue/product/fit-kind";
import type { ProductNames } from "~/catalogue/product/names.server";
import type { Product } from "~/catalogue/product/schema.server";
import { firstAtLeast } from "~/platform/sorted-list";
import { add, type Bits, bitsOf, has } from "./bits";
import {
  type ChoiceFacetId,
  choiceFacets,
  type FacetValue,
  facetValues,
  productValues,
  type RangeFacetId,
  rangeFacets,
} from "./definitions";

export type IndexedValue = FacetValue & { bits: Bits };
export type ChoiceIndex = { id: ChoiceFacetId; label: string; values: readonly IndexedValue[] };

/** `from` and `to` in mm, inclusive; null leaves that side open. */
export type NumberRange = { from: number | null; to: number | null };

/**
 * Smallest and largest value of a dimension in mm over all products; null if no product has the dimension.
 * `isEverywhere`: all products have it.
 */
export type ValueExtent = { min: number; max: number; isEverywhere: boolean } | null;

export type RangeIndex = {
  id: RangeFacetId;
  label: string;
  extent: ValueExtent;
  /** Returns the products whose dimension is in the range; products without the dimension are excluded. */
  within(range: NumberRange): Bits;
  /** Returns the smallest and largest value in mm among the given products; null if none has the dimension. */
  bounds(bits: Bits): { min: number; max: number } | null;
};

/** Sets of products by facet value, and products sorted by each dimension. */
export type FacetIndex = {
  choices: readonly ChoiceIndex[];
  ranges: readonly RangeIndex[];
  /** Names of the products that the compatibility facet may offer, by slug. */
  partners: ReadonlyMap<string, string>;
};

/** Builds the facet index; the sets contain indexes into `products`. */
export function indexFacets(products: readonly Product[], names: ProductNames): FacetIndex {
  const values = facetValues(names);
  return {
    choices: choiceFacets.map(({ id, label }) => ({
      id,
      label,
      values: indexValues(products, id, values[id]),
    })),
    ranges: rangeFacets.map((facet) => indexMeasure(products, facet)),
    partners: new Map(
      products.flatMap((product) => (fittingKind(product) ? [[product.slug, product.name] as const] : [])),
    ),
  };
}

function indexValues(products: readonly Product[], id: ChoiceFacetId, values: FacetValue[]): IndexedValue[] {
  const indexed = values.map((value) => ({ ...value, bits: bitsOf(products.length) }));
  const byValue = new Map(indexed.map(({ value, bits }) => [value, bits]));
  products.forEach((product, place) => {
    for (const value of productValues(product, id)) {
      const bits = byValue.get(value);
      if (bits) add(bits, place);
    }
  });
  return indexed;
}

function indexMeasure(products: readonly Product[], facet: (typeof rangeFacets)[number]): RangeIndex {
  const entries = products
    .flatMap(({ measures }, place) => {
      const millimetres = measures[facet.measure];
      return millimetres === undefined ? [] : [{ millimetres, place }];
    })
    .sort((one, other) => one.millimetres - other.millimetres);
  const millimetres = Uint32Array.from(entries, (entry) => entry.millimetres);
  const places = Uint32Array.from(entries, ({ place }) => place);

  const [min, max] = [millimetres[0], millimetres.at(-1)];
  const isEverywhere = entries.length === products.length;
  return {
    id: facet.id,
    label: facet.label,
    extent: min === undefined || max === undefined ? null : { min, max, isEverywhere },
    within({ from, to }) {
      const start = from === null ? 0 : firstAtLeast(millimetres, from);
      const end = to === null ? places.length : firstAtLeast(millimetres, to + 1);
      return bitsOf(products.length, places.subarray(start, end));
    },
    bounds(bits) {
      const isIn = (place: number) => has(bits, place);
      const min = millimetres[places.findIndex(isIn)];
      const max = millimetres[places.findLastIndex(isIn)];
      return min === undefined || max === undefined ? null : { min, max };
    },
  };
}
