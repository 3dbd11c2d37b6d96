import type { Catalogue } from "~/range/products";
import { getCatalogue } from "~/range/products.server";
import type { CategoryIndex } from "~/range/tree";
import { getCategoryTree } from "~/range/tree.server";
import type { Partners } from "./partners";
import { getPartners } from "./partners.server";

/** The current category tree with its catalogue and partner index, both built once per tree. */
export type ProductRange = { tree: CategoryIndex; catalogue: Catalogue; partners: Partners };

/**
 * Returns the catalogue as visitors currently see it. The partner index is built when `partners` is first read.
 * @throws {ContentError} if content files have issues
 */
export async function getRange(): Promise<ProductRange> {
  const tree = await getCategoryTree();
  return {
    tree,
    catalogue: getCatalogue(tree),
    get partners() {
      return getPartners(tree);
    },
  };
}
