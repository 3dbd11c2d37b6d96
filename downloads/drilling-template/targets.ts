import { readdirSync } from "node:fs";
import { templateFile } from "~/catalogue/drilling-template/href";
import { pairTemplate } from "~/catalogue/drilling-template/pair-template";
import { productTemplate } from "~/catalogue/drilling-template/product-template";
import type { DrillingTemplate } from "~/catalogue/drilling-template/template";
import { drawingFiles, type TemplatePdf, templateDate } from "~/catalogue/drilling-template/template-pdf";
import { fitHref } from "~/catalogue/fit-check/query";
import { pairQuery } from "~/catalogue/fit-index/query";
import type { Product } from "~/catalogue/product/schema.server";
import { readGeometries } from "~/catalogue/products/geometries.server";
import { productHref } from "~/catalogue/products/href";
import type { FileTarget } from "../manifest";
import { pdfSources, readRange } from "../products/range";
import { makeTemplatePdf } from "./template-pdf";

/**
 * Returns a build target for the template on A4 of every product that has one, and of each pair in the products'
 * `goesWith` lists at its initial distance. Skips the lists of withdrawn products.
 */
export function templateTargets(): FileTarget[] {
  const { catalogue, partners, background } = readRange();
  const range = { catalogue, partners, geometries: readGeometries() };
  const targets = new Map<string, FileTarget>();
  const add = (template: DrillingTemplate | null, products: Product[], page: string) => {
    const path = template && templateFile(template.codes);
    if (!path || targets.has(path)) return;
    const { siteUrl, name, legal } = background.brand;
    const drawings = drawingFiles(template, (drawing) => `public${drawing}`);
    const date = templateDate(products, catalogue.bySlug);
    const brand = { siteUrl, name, author: legal.shortName };
    const document: TemplatePdf = { template, paper: "a4", page: siteUrl + page, drawings, brand, date };
    const files = [...pdfSources(), ...ownSources(), ...Object.values(drawings)];
    targets.set(path, { path, date, files, data: document, make: () => makeTemplatePdf(document) });
  };
  for (const product of catalogue.products) {
    add(productTemplate(product, range), [product], productHref(product));
    for (const slug of product.withdrawn ? [] : product.goesWith) {
      const [check, other] = [partners.fitting(product.slug, slug), catalogue.bySlug.get(slug)];
      if (!check || !other) continue;
      const page = fitHref(pairQuery(check.first, check.second));
      add(pairTemplate(check, range), [product, other], page);
    }
  }
  return [...targets.values()];
}

function ownSources(): string[] {
  const folder = "downloads/drilling-template";
  return [
    ...readdirSync(folder)
      .filter((name) => !name.includes(".test."))
      .map((name) => `${folder}/${name}`),
    "app/catalogue/drilling-template/place-sheets.ts",
    "app/catalogue/drilling-template/sheets.ts",
  ];
}
