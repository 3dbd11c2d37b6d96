import { readdirSync } from "node:fs";
import { z } from "zod";
import { indexTree } from "~/catalogue/category-tree";
import { parseCategoryTree } from "~/catalogue/category-tree-parser";
import { type ProductView, productView } from "~/catalogue/product-view";
import { getCatalogue } from "~/catalogue/products.server";
import { getPage } from "~/editorial/pages.server";
import { type Brand, getBrand } from "~/platform/brand.server";
import { readContent } from "~/platform/content-files.server";
import { pictureUrl } from "~/ui/picture";
import { fonts } from "./pdf-theme";

export type WarrantyTerm = { id: string; label: string; years: number; professionalYears: number };

/** What PDF files show of the brand beside a product. */
export type Background = { brand: Brand; warranty: WarrantyTerm[] };

/** The range as the site's own pages show it, in the tree of `content/`. */
export function readRange() {
  const tree = indexTree(parseCategoryTree(readContent("categories.json", z.unknown()).data).root);
  const catalogue = getCatalogue(tree);
  const products = catalogue.products.flatMap(({ slug }) => productView(catalogue, slug, null) ?? []);
  const background: Background = { brand: getBrand(), warranty: getPage("/warunki-gwarancji").terms };
  return { tree, catalogue, products, background };
}

/** The file of a picture's largest JPEG. */
export function pictureFile(src: string): string {
  return `public${pictureUrl(src)}`;
}

/** What every PDF is made from beside its content: fonts and the code that lays it out. */
export function pdfSources(): string[] {
  const code = readdirSync("scripts/files").filter((name) => /^pdf-.*(?<!\.test)\.ts$/.test(name));
  return [...Object.values(fonts), ...code.map((name) => `scripts/files/${name}`), "package-lock.json"];
}

/** Files that a product's pages show. */
export function productSources({ pictures, drawing }: ProductView): string[] {
  return [...pictures.map(({ src }) => pictureFile(src)), ...(drawing ? [`public${drawing}`] : [])];
}
