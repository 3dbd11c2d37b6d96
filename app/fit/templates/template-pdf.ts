import { lastModified } from "~/range/product";
import type { Product } from "~/range/product.server";
import { planSheets, type SheetPlan } from "./sheets";
import type { DrillingTemplate } from "./template";

/** Data from which the PDF of a template is generated. */
export type TemplatePdf = {
  template: DrillingTemplate;
  plan: SheetPlan;
  /** Absolute URL of the page of the pair or product. */
  page: string;
  /** File of each drawing that the template's outlines name, by its URL path. */
  drawings: Record<string, string>;
  brand: { name: string; author: string; siteUrl: string };
  /** Date of the newest data, `YYYY-MM-DD`. */
  date: string;
};

type Sources = {
  template: DrillingTemplate;
  /** Path and query of the page of the pair or product. */
  page: string;
  products: readonly Product[];
  bySlug: ReadonlyMap<string, Product>;
  brand: { name: string; legal: { shortName: string }; siteUrl: string };
  /** Returns the file of a drawing's URL path. */
  fileAt(path: string): string;
};

/** Collects what the PDF of a template needs, so that a thread can make it. */
export function templateDocument(sources: Sources): TemplatePdf {
  const { template, page, products, bySlug, brand, fileAt } = sources;
  const { name, legal, siteUrl } = brand;
  return {
    template,
    plan: planSheets(template),
    page: siteUrl + page,
    drawings: Object.fromEntries(template.outlines.map(({ drawing }) => [drawing, fileAt(drawing)])),
    brand: { name, author: legal.shortName, siteUrl },
    date: templateDate(products, bySlug),
  };
}

/** Returns the date (`YYYY-MM-DD`) of the latest change to any of the products, or to a part that they require. */
function templateDate(products: readonly Product[], bySlug: ReadonlyMap<string, Product>): string {
  const parts = products.flatMap(({ requires }) => requires.flatMap((slug) => bySlug.get(slug) ?? []));
  return [...products, ...parts].map(lastModified).reduce((latest, day) => (day > latest ? day : latest));
}
