import type { CategoryIndex } from "~/range/tree/tree";

/** A facet that a feature gives to lists: a value narrows them to the products that go with what it names. */
export type GivenFacet = {
  /** Name of its query parameter, one of `listingParameters`. */
  id: string;
  label: string;
  /** Returns what a value names; null for a value that the facet does not know. */
  nameOf(value: string): string | null;
  /** Returns the slugs of the products that a value lets through; null if it narrows nothing. */
  fitSet(value: string): ReadonlySet<string> | null;
  /** Returns the values that the filter offers on the list of a category. */
  candidates(categoryId: number): readonly { slug: string; name: string }[];
  /** Returns the link below the values on the list of a category; undefined if there is none. */
  more(categoryId: number): { label: string; to: string } | undefined;
};

type Make = (tree: CategoryIndex) => GivenFacet;

let makers: readonly Make[] = [];

/** Gives lists the facets of features, each made for the catalogue of a category tree. Called once, as the site starts. */
export function giveFacets(facets: readonly Make[]): void {
  makers = facets;
}

export const givenFacets = (tree: CategoryIndex): GivenFacet[] => makers.map((make) => make(tree));
