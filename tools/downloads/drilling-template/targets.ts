import { pairHref } from "~/fit/partners";
import { pairTemplate, productTemplate, templateDocument } from "~/fit/templates";
import { templateFile } from "~/range/product";
import type { Product } from "~/range/product.server";
import { productHref } from "~/range/products";
import { readGeometries } from "~/range/products.server";
import { defineMaker } from "../make-file";
import { codeIn, type FilePlan, type FileTarget } from "../manifest";
import { pdfSources, readRange } from "../products/range";
import { makeTemplatePdf } from "./template-pdf";

const templateOf = defineMaker("template", makeTemplatePdf);

/**
 * Returns a build target for the template on A4 of every product that has one, and of each pair in the products'
 * `goesWith` lists at its initial distance. Skips the lists of withdrawn products.
 */
export function templateTargets(): FileTarget[] {
  const { catalogue, partners } = readRange();
  const range = { catalogue, partners, geometries: readGeometries() };
  const sources = [...pdfSources(), ...codeIn("drilling-template")];
  return catalogue.products.flatMap((product) => [
    {
      path: templateFile([product.code]),
      plan: () => planTemplate(productTemplate(product, range), [product], productHref(product), sources),
    },
    ...(product.withdrawn ? [] : product.goesWith).flatMap((slug) => {
      const [check, other] = [partners.fitting(product.slug, slug), catalogue.bySlug.get(slug)];
      if (!check || !other) return [];
      const { first, second } = check;
      return {
        path: templateFile([first.code, second.code]),
        plan: () =>
          planTemplate(pairTemplate(check, range), [product, other], pairHref(first, second), sources),
      };
    }),
  ]);
}

function planTemplate(
  template: ReturnType<typeof pairTemplate>,
  products: Product[],
  page: string,
  sources: readonly string[],
): FilePlan | null {
  if (!template) return null;
  const { catalogue, background } = readRange();
  const document = templateDocument({
    template,
    page,
    products,
    bySlug: catalogue.bySlug,
    brand: background.brand,
    fileAt: (drawing) => `public${drawing}`,
  });
  const files = [...sources, ...Object.values(document.drawings)];
  return { date: document.date, files, data: document, make: templateOf(document) };
}
