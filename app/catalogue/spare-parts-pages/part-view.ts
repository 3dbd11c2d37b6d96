import { type ProductCard, productCard } from "~/catalogue/products/card";
import type { Catalogue } from "~/catalogue/products/catalogue";
import { sparePartKindLabels } from "~/catalogue/spare-parts/kinds";
import type { SparePart } from "~/catalogue/spare-parts/schema.server";
import { pageOfList } from "~/platform/paging";

/** As many as in a list of products. */
export const productsPerSparePart = 24;

/** The view of a spare part's page (behaviour 16.14). */
export type SparePartView = SparePart & {
  kindLabel: string;
  /** A page of the products that have it. */
  products: ProductCard[];
  total: number;
  page: number;
  pages: number;
};

/**
 * @param page from 1, or `null` where it was invalid
 * @returns `null` for an invalid page, and for one beyond the last
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
