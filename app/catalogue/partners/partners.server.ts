import type { Catalogue } from "~/catalogue/range/catalogue";
import { readGeometries } from "~/catalogue/range/geometries.server";
import { getCatalogue } from "~/catalogue/range/products.server";
import type { CategoryIndex } from "~/catalogue/tree/tree";
import { fromContent } from "~/content/memo";
import { createPartners, type Partners } from "./partners";

const made = fromContent(() => new WeakMap<Catalogue, Partners>());

/** What goes with what in the catalogue over a category tree; built once for each tree. */
export function getPartners(tree: CategoryIndex): Partners {
  const catalogue = getCatalogue(tree);
  const known = made().get(catalogue);
  if (known) return known;
  const partners = createPartners(catalogue, readGeometries());
  made().set(catalogue, partners);
  return partners;
}
