import { fromContent } from "~/content/memo";
import type { Catalogue } from "~/range/products";
import { getCatalogue, readGeometries } from "~/range/products.server";
import type { CategoryIndex } from "~/range/tree";
import { createPartnerFacet, type PartnerFacet } from "./partner-facet";
import { createPartners, type Partners } from "./partners";

const made = fromContent(() => new WeakMap<Catalogue, { partners: Partners; facet: PartnerFacet }>());

/** Returns the partner index for the catalogue of a category tree. It is built once per catalogue. */
export function getPartners(tree: CategoryIndex): Partners {
  return madeFor(tree).partners;
}

/** Returns the „pasuje do” filter for the catalogue of a category tree. It is built once per catalogue. */
export function getPartnerFacet(tree: CategoryIndex): PartnerFacet {
  return madeFor(tree).facet;
}

function madeFor(tree: CategoryIndex) {
  const catalogue = getCatalogue(tree);
  const known = made().get(catalogue);
  if (known) return known;
  const partners = createPartners(catalogue, readGeometries());
  const both = { partners, facet: createPartnerFacet(catalogue, partners) };
  made().set(catalogue, both);
  return both;
}
