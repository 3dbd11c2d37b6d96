import type { Catalogue } from "~/catalogue/products/catalogue";
import { getCatalogue } from "~/catalogue/products/products.server";
import { getCategoryTree } from "~/catalogue/tree/current-tree.server";
import type { CategoryIndex } from "~/catalogue/tree/tree";
import type { Partners } from "./partners";
import { getPartners } from "./partners.server";

/** The category tree in use, all products over it, and what goes with what. Each is built once for a tree. */
export type ProductRange = { tree: CategoryIndex; catalogue: Catalogue; partners: Partners };

/**
 * The whole range as visitors see it now. Partners are indexed at their first use.
 * @throws {ContentError} where content is wrong
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
