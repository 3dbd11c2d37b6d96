import { mountingLabel, mountings, mountingValue } from "~/catalogue/product/mounting";
import type { ProductNames } from "~/catalogue/product/names";
import type { Product } from "~/catalogue/product/schema.server";

/** Facets with discrete values; `id` is the name of the query parameter. */
export const choiceFacets = [
  { id: "kolekcja", label: "Kolekcja" },
  { id: "wykonczenie", label: "Wykończenie" },
  { id: "montaz", label: "Rodzaj montażu" },
] as const;

/**
 * Facets that filter products by a range of a dimension, in mm. Each has two query parameters: for `zasieg`,
 * `zasieg_od` (from) and `zasieg_do` (to).
 */
export const rangeFacets = [
  { id: "zasieg", label: "Zasięg wylewki", measure: "spoutReach" },
  { id: "wysokosc", label: "Wysokość", measure: "height" },
  { id: "szerokosc", label: "Szerokość lub długość", measure: "width" },
] as const;

/**
 * Facet that limits a list to products compatible with a selected product; its value is the slug of the selected
 * product.
 */
export const partnerFacet = { id: "pasuje-do", label: "Pasuje do" } as const;

export type ChoiceFacetId = (typeof choiceFacets)[number]["id"];
export type RangeFacetId = (typeof rangeFacets)[number]["id"];

export type FacetValue = { value: string; label: string };

/** Returns the possible values of each facet, in display order. */
export function facetValues(names: ProductNames): Record<ChoiceFacetId, FacetValue[]> {
  return {
    kolekcja: names.collections.map(({ id, name }) => ({ value: id, label: name })),
    wykonczenie: names.finishes.map(({ id, label }) => ({ value: id, label })),
    montaz: mountings.map((mounting) => ({
      value: mountingValue(mounting),
      label: mountingLabel(mounting),
    })),
  };
}

export function productValues(product: Product, facet: ChoiceFacetId): string[] {
  switch (facet) {
    case "kolekcja":
      return product.collection === null ? [] : [product.collection];
    case "wykonczenie":
      return product.finishes.map(({ id }) => id);
    case "montaz":
      return product.mounting === null ? [] : [mountingValue(product.mounting)];
  }
}

/** Returns an object that maps each facet's id to `valueFor(facet)`. */
export function perFacet<Facet extends { id: string }, Value>(
  facets: readonly Facet[],
  valueFor: (facet: Facet) => Value,
): Record<Facet["id"], Value> {
  return Object.fromEntries(facets.map((facet) => [facet.id, valueFor(facet)])) as Record<Facet["id"], Value>;
}
