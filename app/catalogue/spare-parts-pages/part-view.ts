import { type ProductCard, productCard } from "~/catalogue/products/card";
import type { Catalogue } from "~/catalogue/products/catalogue";
import { sparePartKindLabels } from "~/catalogue/spare-parts/kinds";
import type { SparePart } from "~/catalogue/spare-parts/schema.server";
import { pageOfList } from "~/platform/paging";

/** Same page size as product lists. */
export const productsPerSparePart = 24;

/** View data of a spare part's page (behaviour 16.14). */
export type SparePartView = SparePart & {
  kindLabel: string;
  /** One page of the products that contain the spare part. */
  products: ProductCard[];
  total: number;
  page: number;
  pages: number;
};

/**
 * Returns the view data of a spare part's page.
 * @param page from 1, or `null` if the page number in the query is invalid
 * @returns `null` for an invalid page number, or a page beyond the last
 */
export function sparePartView(
  catalogue: Catalogue,
  part: SparePart,
  page: number | null,
): SparePartView | null {
  const shown = pageOfList(catalogue.parts.productsWith(part.code), page, productsPerSparePart);
  if (!shown) return null;
  return {
    ...part,
    kindLabel: sparePartKindLabels[part.kind],
    products: shown.items.map((product) => productCard(product, catalogue)),
    total: shown.total,
    page: shown.page,
    pages: shown.pages,
  };
}
