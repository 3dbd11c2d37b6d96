import { findBimFile } from "~/catalogue/product/bim-file";
import { dataSheet } from "~/catalogue/product/data-sheet";
import type { Product } from "~/catalogue/product/schema.server";
import * as paths from "~/paths";
import type { FindArtifact } from "~/platform/files/artifacts.server";
import type { ServedEntry } from "~/platform/files/served-zip.server";
import { type Compared, writeComparisonQuery } from "./comparison";

/**
 * The compared models, each once: files belong to a product, not to a finish. Sorted by code, so that the same products
 * give the same ZIP in any order.
 */
export function comparedProducts(compared: readonly Compared[]): Product[] {
  const models = new Set(compared.map(({ product }) => product));
  return [...models].sort((one, other) => (one.code < other.code ? -1 : 1));
}

/** Data sheet, BIM file and models of every product, a folder each; empty until the build has made the sheets. */
export function comparisonFiles(products: readonly Product[], findArtifact: FindArtifact): ServedEntry[] {
  return products.flatMap((product) => {
    const sheet = findArtifact(dataSheet(product));
    if (!sheet) return [];
    const bim = findBimFile(product, findArtifact);
    return [sheet, ...(bim ? [bim] : []), ...product.downloads].map(({ path, date }) => ({
      name: `${product.code}-${product.slug}/${path.slice(path.lastIndexOf("/") + 1)}`,
      href: path,
      date,
    }));
  });
}

/** URL of the ZIP with the files of a comparison (behaviour 2.8); `null` where there are none. */
export function comparisonZip(compared: readonly Compared[], findArtifact: FindArtifact): string | null {
  if (comparisonFiles(comparedProducts(compared), findArtifact).length === 0) return null;
  return `${paths.comparisonZip}?${canonicalComparisonZipQuery(compared)}`;
}

/** The query of the one URL of a comparison's ZIP; empty where nothing is compared. */
export function canonicalComparisonZipQuery(compared: readonly Compared[]): string {
  return writeComparisonQuery(comparedProducts(compared).map(({ slug }) => slug));
}
