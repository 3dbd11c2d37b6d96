import { pairTemplate } from "~/fit/templates/kinds/pair-template";
import { productTemplate } from "~/fit/templates/kinds/product-template";
import type { DrillingTemplate } from "~/fit/templates/template";
import { templateDocument } from "~/fit/templates/template-pdf";
import { makeTemplatePdf } from "../../../tools/downloads/drilling-template/template-pdf";
import { contentRange } from "./content-range";

/** Builds the template of one product, or of two at a distance in mm; null if there is none. */
export function templateOf([one = "", other]: string[], distance?: number): DrillingTemplate | null {
  const { catalogue, partners } = contentRange;
  const [first, second] = [one, other ?? ""].map((code) => catalogue.byCode(code)?.product);
  if (!first) throw new Error(`No product ${one}`);
  if (!second) return productTemplate(first, contentRange);
  const check = partners.fitting(first.slug, second.slug, distance);
  return check && pairTemplate(check, contentRange);
}

export function templatePdf(template: DrillingTemplate): Promise<Uint8Array> {
  const { products, bySlug } = contentRange.catalogue;
  const document = templateDocument({
    template,
    page: "/dopasowanie?a=a&b=b",
    products,
    bySlug,
    brand: { name: "Modrawa", legal: { shortName: "Modrawa" }, siteUrl: "https://modrawa.example" },
    fileAt: (path) => `public${path}`,
  });
  return makeTemplatePdf({ ...document, date: "2026-11-14" });
}
