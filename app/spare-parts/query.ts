import { slugOf } from "lib/polish/slug";
import * as paths from "~/paths";
import type { Product } from "~/range/product.server";
import { productHref } from "~/range/products";
import { sparePartParameters } from "~/range/spare-parts";
import { pageParameter } from "~/ui/paging";

/** Fragment of a product's page that leads to its spare parts. */
const placeOfParts = "#czesci";

/** Returns the href of a product's spare parts. */
export const productPartsHref = (product: Product) => productHref(product) + placeOfParts;

/**
 * Query of the list of spare parts: a product, search words or a kind, and a page number from 1. A product excludes
 * words, and both exclude a kind.
 */
export type SparePartQuery = {
  words: string;
  /** Catalogue number of a product (not of a finish) whose parts are shown. */
  product: string | null;
  /** Id of a kind. */
  kind: string | null;
  page: number;
};

/** All query parameters of the list of spare parts. */
export const sparePartsParameters: readonly string[] = [
  "q",
  sparePartParameters.product,
  sparePartParameters.kind,
  pageParameter,
];

/** Writes the canonical query string: parameters in a fixed order, without defaults. The result may be empty. */
export function writeSparePartQuery({ words, product, kind, page }: SparePartQuery): string {
  const params = new URLSearchParams();
  if (words) params.set("q", words);
  if (product) params.set(sparePartParameters.product, product);
  if (kind) params.set(sparePartParameters.kind, slugOf(kind));
  if (page > 1) params.set(pageParameter, String(page));
  return params.toString();
}

/** Returns the href of the list of spare parts; by default of its first page, without product, words or kind. */
export function sparePartsHref(query: Partial<SparePartQuery> = {}): string {
  const string = writeSparePartQuery({ words: "", product: null, kind: null, page: 1, ...query });
  return string ? `${paths.spareParts}?${string}` : paths.spareParts;
}
