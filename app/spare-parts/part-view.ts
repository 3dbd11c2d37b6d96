import { polishNumber } from "lib/polish/number";
import { type Catalogue, productHref } from "~/range/products";
import { sparePartMeasureRows, sparePartWhat } from "~/range/spare-parts";
import type { PartPlaces, ReplacementSteps, SparePart } from "~/range/spare-parts.server";
import { pageOfList } from "~/ui/paging";

/** Same page size as product lists. */
export const productsPerSparePart = 24;

/** View data of a spare part's page (behaviour 16.14). */
export type SparePartView = NonNullable<ReturnType<typeof sparePartView>>;

/**
 * Returns the view data of a spare part's page.
 * @param page from 1
 * @param replacements how parts of each shape are replaced; by default nothing is known
 * @param places of numbers in the exploded pictures of products; by default there are none
 * @returns `null` if there is no such page
 */
export function sparePartView(
  catalogue: Catalogue,
  part: SparePart,
  page: number,
  replacements: readonly ReplacementSteps[] = [],
  places: PartPlaces = {},
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
    /** A product in whose exploded picture the part has a number; null if there is none. */
    shownIn: productShowing(part, catalogue, places),
    /** One page of the products that contain the spare part. */
    products: items.map((product) => catalogue.productCard(product)),
    ...place,
  };
}

function productShowing({ code }: SparePart, { parts }: Catalogue, places: PartPlaces) {
  for (const product of parts.productsWith(code)) {
    const { picture, numbers } = places[product.slug] ?? {};
    const place = numbers?.[code];
    if (!picture || !place) continue;
    const number = parts.partsOf(product).findIndex((part) => part.code === code) + 1;
    return { product: product.name, picture, number, place, to: `${productHref(product)}#${code}` };
  }
  return null;
}
