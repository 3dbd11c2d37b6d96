import { polishNumber } from "lib/polish/number";
import type { Catalogue } from "~/range/products";
import { sparePartMeasureRows, sparePartWhat } from "~/range/spare-parts";
import type { ReplacementSteps, SparePart } from "~/range/spare-parts.server";
import { pageOfList } from "~/ui/paging";

/** Same page size as product lists. */
export const productsPerSparePart = 24;

/** View data of a spare part's page (behaviour 16.14). */
export type SparePartView = NonNullable<ReturnType<typeof sparePartView>>;

/**
 * Returns the view data of a spare part's page.
 * @param page from 1, or `null` if the page number in the query is invalid
 * @param replacements how parts of each shape are replaced; by default nothing is known
 * @returns `null` for an invalid page number, or a page beyond the last
 */
export function sparePartView(
  catalogue: Catalogue,
  part: SparePart,
  page: number | null,
  replacements: readonly ReplacementSteps[] = [],
) {
  const shown = pageOfList(catalogue.parts.productsWith(part.code), page, productsPerSparePart);
  if (!shown) return null;
  const { items, ...place } = shown;
  const { shape, weightKg } = part;
  const kind = catalogue.parts.kindOf(part);
  const weight = weightKg && { key: "weight", label: "Masa", value: `${polishNumber(weightKg, 2)}\u00a0kg` };
  return {
    ...part,
    kindLabel: kind.label,
    /** What the part is, in words. */
    what: sparePartWhat(part, kind),
    /** Measures and weight. */
    rows: [...sparePartMeasureRows(part), ...(weight ? [weight] : [])],
    replacement: (shape && replacements.find(({ shapes }) => shapes.includes(shape))) ?? null,
    /** One page of the products that contain the spare part. */
    products: items.map((product) => catalogue.productCard(product)),
    ...place,
  };
}
