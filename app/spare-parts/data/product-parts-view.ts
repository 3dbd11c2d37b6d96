import type { Product } from "~/range/product.server";
import { type Catalogue, productHref } from "~/range/products";
import { sparePartSize, sparePartWhat } from "~/range/spare-parts";
import type { SparePartQuery } from "../query";
import { type ListSources, noSpareParts, type ProductPartsView, type SparePartList } from "./list-data";

/**
 * Returns the list of a product's spare parts.
 * @param code a number of the product
 * @returns `null` for an unknown product, and for any page but the first
 */
export function listOfProduct(
  { catalogue }: ListSources,
  query: SparePartQuery,
  code: string,
): SparePartList | null {
  const product = catalogue.byCode(code)?.product;
  if (!product || query.page > 1) return null;
  return { ...noSpareParts(query), ofProduct: productPartsView(product, catalogue) };
}

function productPartsView(product: Product, catalogue: Catalogue): ProductPartsView {
  const parts = catalogue.parts.partsOf(product);
  return {
    name: product.name,
    code: product.code,
    to: productHref(product),
    picture: catalogue.productPicture(product)?.src ?? null,
    parts: parts.map((part) => ({
      code: part.code,
      name: part.name,
      what: sparePartWhat(part, catalogue.parts.kindOf(part)),
      size: sparePartSize(part),
    })),
  };
}
