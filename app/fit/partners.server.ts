import { fromContentFor } from "~/content/memo";
import type { Catalogue } from "~/range/products";
import { getCatalogue, readGeometries } from "~/range/products.server";
import type { CategoryIndex } from "~/range/tree";
import { categoryTree } from "~/range/tree.server";
import { basinFitSet } from "./own-vessel/own-basin";
import { createPartnerFacet } from "./partners/partner-facet";
import { createPartners, type Partners } from "./partners/partners";

/** The current category tree with its catalogue and partner index, both built once per tree. */
export type ProductRange = { tree: CategoryIndex; catalogue: Catalogue; partners: Partners };

/**
 * Returns the catalogue as visitors currently see it. The partner index is built when `partners` is first read.
 * @throws {ContentError} if content files have issues
 */
export async function getRange(): Promise<ProductRange> {
  const tree = await categoryTree().getTree();
  return {
    tree,
    catalogue: getCatalogue(tree),
    get partners() {
      return getPartners(tree);
    },
  };
}

/** Returns the partner index for the catalogue of a category tree. It is built once per catalogue. */
export const getPartners = fromContentFor(
  (tree: CategoryIndex): Partners => createPartners(getCatalogue(tree), readGeometries()),
);

/** Returns the „pasuje do” filter for the catalogue of a category tree. It is built once per catalogue. */
export const getPartnerFacet = fromContentFor((tree: CategoryIndex) => {
  const partners = getPartners(tree);
  const facet = createPartnerFacet(getCatalogue(tree), partners);
  return { ...facet, fitSet: (to: string) => facet.fitSet(to) ?? basinFitSet(to, partners) };
});
