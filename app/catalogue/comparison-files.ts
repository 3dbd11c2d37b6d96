import type { FindArtifact } from "lib/platform/files.server";
import * as paths from "~/paths";
import { productFiles } from "~/range/product";
import type { Product } from "~/range/product.server";
import { type Compared, writeComparisonQuery } from "./comparison";

/**
 * Returns the distinct products of a comparison, because files belong to a product, not to a finish. Sorts them by
 * code, so that the order of the comparison does not change the ZIP.
 */
export function comparedProducts(compared: readonly Compared[]): Product[] {
  const models = new Set(compared.map(({ product }) => product));
  return [...models].sort((one, other) => (one.code < other.code ? -1 : 1));
}

/**
 * Returns the data sheet, BIM file and CAD files of each product, in a folder per product. Skips products whose data
 * sheet has not been generated yet.
 */
export function comparisonFiles(products: readonly Product[], findArtifact: FindArtifact) {
  return products.flatMap((product) => {
    const files = productFiles(product, findArtifact);
    if (files[0]?.format !== "pdf") return [];
    return files.map(({ path, date }) => ({
      name: `${product.code}-${product.slug}/${path.slice(path.lastIndexOf("/") + 1)}`,
      href: path,
      date,
    }));
  });
}

/** Returns the href of the ZIP with the files of a comparison (behaviour 2.8); `null` if there are no files. */
export function comparisonZip(compared: readonly Compared[], findArtifact: FindArtifact): string | null {
  if (comparisonFiles(comparedProducts(compared), findArtifact).length === 0) return null;
  return `${paths.comparisonZip}?${canonicalComparisonZipQuery(compared)}`;
}

/** Returns the canonical query of a comparison's ZIP; empty if there are no products. */
export function canonicalComparisonZipQuery(compared: readonly Compared[]): string {
  return writeComparisonQuery(comparedProducts(compared).map(({ slug }) => slug));
}
