import { pairQuery } from "~/fit/partners";
import {
  type DrillingTemplate,
  drawingFiles,
  pairTemplate,
  productTemplate,
  type TemplatePdf,
  templateDate,
  templateFile,
} from "~/fit/templates";
import * as paths from "~/paths";
import type { Product } from "~/range/product.server";
import { productHref } from "~/range/products";
import { readGeometries } from "~/range/products.server";
import { withQuery } from "~/ui/href";
import { codeIn, type FileTarget } from "../manifest";
import { pdfSources, readRange } from "../products/range";
import { makeTemplatePdf } from "./template-pdf";

/** What divides a template into sheets. */
const sheetSources = ["app/fit/templates/place-sheets.ts", "app/fit/templates/sheets.ts"];

/**
 * Returns a build target for the template on A4 of every product that has one, and of each pair in the products'
 * `goesWith` lists at its initial distance. Skips the lists of withdrawn products.
 */
export function templateTargets(): FileTarget[] {
  const { catalogue, partners, background } = readRange();
  const range = { catalogue, partners, geometries: readGeometries() };
  const targets = new Map<string, FileTarget>();
  const add = (codes: string[], draw: () => DrillingTemplate | null, products: Product[], page: string) => {
    const plan = () => {
      const template = draw();
      if (!template) return null;
      const { siteUrl, name, legal } = background.brand;
      const drawings = drawingFiles(template, (drawing) => `public${drawing}`);
      const date = templateDate(products, catalogue.bySlug);
      const brand = { siteUrl, name, author: legal.shortName };
      const document: TemplatePdf = { template, paper: "a4", page: siteUrl + page, drawings, brand, date };
      const files = [
        ...pdfSources(),
        ...codeIn("drilling-template"),
        ...sheetSources,
        ...Object.values(drawings),
      ];
      return { date, files, data: document, make: () => makeTemplatePdf(document) };
    };
    const path = templateFile(codes);
    targets.set(path, targets.get(path) ?? { path, plan });
  };
  for (const product of catalogue.products) {
    add([product.code], () => productTemplate(product, range), [product], productHref(product));
    for (const slug of product.withdrawn ? [] : product.goesWith) {
      const [check, other] = [partners.fitting(product.slug, slug), catalogue.bySlug.get(slug)];
      if (!check || !other) continue;
      const page = withQuery(paths.fitCheck, pairQuery(check.first, check.second));
      const codes = [check.first.code, check.second.code];
      add(codes, () => pairTemplate(check, range), [product, other], page);
    }
  }
  return [...targets.values()];
}
