import { fromContentFor } from "~/content/memo";
import { getCatalogue, getRange, readGeometries } from "~/range/products.server";
import type { CategoryIndex } from "~/range/tree";
import { basinFitSet, nameOfBasin } from "./own-vessel/own-basin";
import { createPartnerFacet } from "./partners/partner-facet";
import { createPartners, type Partners } from "./partners/partners";

export { basinAnswer } from "./own-vessel/own-basin";

/**
 * Returns the partner index for the catalogue as visitors currently see it.
 * @throws {ContentError} if content files have issues
 */
export const currentPartners = async (): Promise<Partners> => getPartners((await getRange()).tree);

/** Returns the partner index for the catalogue of a category tree. It is built once per catalogue. */
export const getPartners = fromContentFor(
  (tree: CategoryIndex): Partners => createPartners(getCatalogue(tree), readGeometries()),
);

/** Returns the „pasuje do” filter for the catalogue of a category tree. It is built once per catalogue. */
export const getPartnerFacet = fromContentFor((tree: CategoryIndex) => {
  const partners = getPartners(tree);
  const facet = createPartnerFacet(partners.catalogue, partners);
  return {
    ...facet,
    nameOf: (value: string) => facet.nameOf(value) ?? nameOfBasin(value, partners.catalogue),
    fitSet: (value: string) => facet.fitSet(value) ?? basinFitSet(value, partners),
  };
});
