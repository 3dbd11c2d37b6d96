import { pairQuery } from "~/fit/partners";
import {
  type DrillingTemplate,
  drawingFiles,
  pairTemplate,
  productTemplate,
  type TemplatePdf,
  templateDate,
} from "~/fit/templates";
import * as paths from "~/paths";
import { templateFile } from "~/range/product";
import type { Product } from "~/range/product.server";
import { productHref } from "~/range/products";
import { readGeometries } from "~/range/products.server";
import { withQuery } from "~/ui/href";
import { defineMaker } from "../make-file";
import { codeIn, type FilePlan, type FileTarget } from "../manifest";
import { pdfSources, readRange } from "../products/range";
import { makeTemplatePdf } from "./template-pdf";

const templateOf = defineMaker("template", makeTemplatePdf);
/** What divides a template into sheets. */
const sheetSources = ["app/fit/templates/place-sheets.ts", "app/fit/templates/sheets.ts"];

/**
 * Returns a build target for the template on A4 of every product that has one, and of each pair in the products'
 * `goesWith` lists at its initial distance. Skips the lists of withdrawn products.
 */
export function templateTargets(): FileTarget[] {
  const { catalogue, partners } = readRange();
  const range = { catalogue, partners, geometries: readGeometries() };
  return catalogue.products.flatMap((product) => [
    {
      path: templateFile([product.code]),
      plan: () => planTemplate(productTemplate(product, range), [product], productHref(product)),
    },
    ...(product.withdrawn ? [] : product.goesWith).flatMap((slug) => {
      const [check, other] = [partners.fitting(product.slug, slug), catalogue.bySlug.get(slug)];
      if (!check || !other) return [];
      const { first, second } = check;
      const page = withQuery(paths.fitCheck, pairQuery(first, second));
      return {
        path: templateFile([first.code, second.code]),
        plan: () => planTemplate(pairTemplate(check, range), [product, other], page),
      };
    }),
  ]);
}

function planTemplate(template: DrillingTemplate | null, products: Product[], page: string): FilePlan | null {
  if (!template) return null;
  const { catalogue, background } = readRange();
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
  return { date, files, data: document, make: templateOf(document) };
}
