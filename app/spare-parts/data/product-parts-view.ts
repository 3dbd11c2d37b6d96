import type { Product } from "~/range/product.server";
import { type Catalogue, productHref, productPicture } from "~/range/products";
import { sparePartSize, sparePartsOf, sparePartWhat } from "~/range/spare-parts";
import { drawCallouts } from "./callouts";
import { type ListSources, noSpareParts, type ProductPartsView, type SparePartList } from "./list-data";
import type { SparePartQuery } from "./query";

/**
 * Returns the list of a product's spare parts.
 * @param code a number of the product
 * @returns `null` for an unknown product, and for any page but the first
 */
export function listOfProduct(
  { catalogue, findGeometry }: ListSources,
  query: SparePartQuery,
  code: string,
): SparePartList | null {
  const product = catalogue.byCode(code)?.product;
  if (!product || query.page > 1) return null;
  return { ...noSpareParts(query), ofProduct: productPartsView(product, catalogue, findGeometry) };
}

function productPartsView(
  product: Product,
  catalogue: Catalogue,
  findGeometry: ListSources["findGeometry"],
): ProductPartsView {
  const parts = sparePartsOf(product, catalogue.parts);
  const geometry = findGeometry(product.slug);
  return {
    name: product.name,
    code: product.code,
    to: productHref(product),
    picture: productPicture(product, catalogue)?.src ?? null,
    callouts: geometry ? drawCallouts(geometry, parts, product.kind.handle) : null,
    parts: parts.map((part) => ({
      code: part.code,
      name: part.name,
      what: sparePartWhat(part, catalogue.parts.kindOf(part)),
      size: sparePartSize(part),
    })),
  };
}
