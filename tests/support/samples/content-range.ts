import { getPartners } from "~/fit/partners.server";
import { readGeometries } from "~/range/products/geometries.server";
import { getCatalogue } from "~/range/products/products.server";
import { embeddedTree } from "~/range/tree/embedded.server";

const tree = embeddedTree();

/** The catalogue of the content, with the data from which fits and templates are computed. */
export const contentRange = {
  catalogue: getCatalogue(tree),
  partners: getPartners(tree),
  geometries: readGeometries(),
};
