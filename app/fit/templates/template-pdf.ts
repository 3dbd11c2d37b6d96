import { lastModified } from "~/range/product";
import type { Product } from "~/range/product.server";
import type { Paper } from "./sheets";
import type { DrillingTemplate } from "./template";

/** Data from which the PDF of a template is generated. */
export type TemplatePdf = {
  template: DrillingTemplate;
  paper: Paper;
  /** Absolute URL of the page of the pair or product. */
  page: string;
  /** File of each drawing that the template's outlines name, by its URL path. */
  drawings: Record<string, string>;
  brand: { name: string; author: string; siteUrl: string };
  /** Date of the newest data, `YYYY-MM-DD`. */
  date: string;
};

/** Finds the files of the drawings that a template's outlines name. */
export function drawingFiles({ outlines }: DrillingTemplate, fileAt: (path: string) => string) {
  return Object.fromEntries(outlines.map(({ drawing }) => [drawing, fileAt(drawing)]));
}

/** Returns the date (`YYYY-MM-DD`) of the latest change to any of the products, or to a part that they require. */
export function templateDate(products: readonly Product[], bySlug: ReadonlyMap<string, Product>): string {
  const parts = products.flatMap(({ requires }) => requires.flatMap((slug) => bySlug.get(slug) ?? []));
  return [...products, ...parts].map(lastModified).reduce((latest, day) => (day > latest ? day : latest));
}
