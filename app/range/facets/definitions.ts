import { slugOf } from "lib/polish/slug";
import type { ProductNames } from "~/range/product/names";
import type { Product } from "~/range/product/schema/schema.server";
import { swatchLook } from "~/range/product/swatch-look";
import type { SwatchLook } from "~/ui/page";

/** Facets with discrete values; `id` is the name of the query parameter. */
export const choiceFacets = [
  { id: "kolekcja", label: "Kolekcja" },
  { id: "wykonczenie", label: "Wykończenie" },
  { id: "montaz", label: "Rodzaj montażu" },
] as const;

/**
 * Facet that filters products by a range of a measure, in mm. It has two query parameters: for the id `zasieg`,
 * `zasieg_od` (from) and `zasieg_do` (to).
 */
export type RangeFacet = { id: string; label: string; measure: string };

/** Returns the facets of the measures that have one, in display order. */
export function rangeFacets({ measures }: Pick<ProductNames, "measures">): RangeFacet[] {
  return measures
    .flatMap(({ id, label, facet }) => (facet ? [{ label, ...facet, measure: id }] : []))
    .sort((one, other) => one.order - other.order)
    .map(({ parameter, label, measure }) => ({ id: parameter, label, measure }));
}

/**
 * Facet that limits a list to products compatible with a selected product, given by the feature that knows which are; its
 * value is the slug of the selected product.
 */
export const partnerFacet = { id: "pasuje-do", label: "Pasuje do" } as const;

export type ChoiceFacetId = (typeof choiceFacets)[number]["id"];

/** `look` is that of a finish. */
export type FacetValue = { value: string; label: string; look?: SwatchLook };

/** Returns the possible values of each facet, in display order. */
export function facetValues(names: ProductNames): Record<ChoiceFacetId, FacetValue[]> {
  return {
    kolekcja: names.collections.map(({ id, name }) => ({ value: id, label: name })),
    wykonczenie: names.finishes.map(({ id, label, look }) => ({ value: id, label, look: swatchLook(look) })),
    montaz: names.mountings.map(({ value, label }) => ({ value: slugOf(value), label })),
  };
}

export function productValues(product: Product, facet: ChoiceFacetId): string[] {
  switch (facet) {
    case "kolekcja":
      return product.collection === null ? [] : [product.collection];
    case "wykonczenie":
      return product.finishes.map(({ id }) => id);
    case "montaz":
      return product.mounting === null ? [] : [slugOf(product.mounting)];
  }
}

/** Returns an object that maps each facet's id to `valueFor(facet)`. */
export function perFacet<Facet extends { id: string }, Value>(
  facets: readonly Facet[],
  valueFor: (facet: Facet) => Value,
): Record<Facet["id"], Value> {
  return Object.fromEntries(facets.map((facet) => [facet.id, valueFor(facet)])) as Record<Facet["id"], Value>;
}
