import type { Catalogue } from "~/catalogue/products/catalogue";
import type { FitPart, Kind } from "~/fit-rules/fit-part";
import type { Geometry } from "~/fit-rules/geometry/schema.server";
import { fittingHeight, type PartnerKind } from "~/fit-rules/partner-kinds";
import { firstAtLeast } from "~/platform/sorted-list";
import { fitPart } from "./fit-part";

/** A product as input of the fit rules, with its index in the catalogue. */
export type IndexedPart = { model: FitPart; place: number };

/** Products with fit rules, by slug and by kind. */
export type ProductsByKind = {
  bySlug(slug: string): IndexedPart | null;
  /** All products of a kind that may fit unconditionally, selected by height. */
  within(partners: PartnerKind): readonly IndexedPart[];
  /** At most `count` products of a kind: nearest to the best height, or the first ones if heights do not matter. */
  near(partners: PartnerKind, count: number): readonly IndexedPart[];
};

type Sorted = { inOrder: IndexedPart[]; byHeight: IndexedPart[]; heights: Float64Array };

/**
 * Builds the index. Each kind is sorted by height, so that a lookup costs one binary search plus the number of results.
 * Withdrawn products are never offered as partners, but their own partners can be looked up.
 */
export function indexProductsByKind(
  catalogue: Catalogue,
  geometries: ReadonlyMap<string, Geometry>,
): ProductsByKind {
  const bySlug = new Map<string, IndexedPart>();
  const groups = new Map<Kind, IndexedPart[]>();
  for (const [place, product] of catalogue.products.entries()) {
    const model = fitPart(product, { bySlug: catalogue.bySlug, geometries });
    if (!model) continue;
    const placed = { model, place };
    bySlug.set(product.slug, placed);
    if (product.withdrawn) continue;
    const group = groups.get(model.kind);
    if (group) group.push(placed);
    else groups.set(model.kind, [placed]);
  }
  const kinds = new Map([...groups].map(([kind, models]) => [kind, sortedByHeight(models)]));

  return {
    bySlug: (slug) => bySlug.get(slug) ?? null,
    within({ kind, heights: range }) {
      const sorted = kinds.get(kind);
      if (!sorted || !range) return sorted?.inOrder ?? [];
      const start = firstAtLeast(sorted.heights, range.from - rounding);
      return sorted.byHeight.slice(start, Math.max(start, endOf(sorted.heights, range.to)));
    },
    near({ kind, heights: range }, count) {
      const sorted = kinds.get(kind);
      if (!sorted || !range) return sorted?.inOrder.slice(0, count) ?? [];
      return nearest(sorted, range.best, count);
    },
  };
}

function sortedByHeight(inOrder: IndexedPart[]): Sorted {
  const byHeight = inOrder.toSorted((one, other) => fittingHeight(one.model) - fittingHeight(other.model));
  return { inOrder, byHeight, heights: Float64Array.from(byHeight, ({ model }) => fittingHeight(model)) };
}

/**
 * Returns the index after the last height that is at most `to`. `rounding` absorbs rounding errors of lengths given in
 * tenths of a mm.
 */
function endOf(heights: Float64Array, to: number): number {
  return firstAtLeast(heights, to + rounding);
}

const rounding = 0.05;

/** Returns the `count` products nearest to a height. */
function nearest({ byHeight, heights }: Sorted, height: number, count: number): IndexedPart[] {
  let start = firstAtLeast(heights, height);
  let end = start;
  while (end - start < count && (start > 0 || end < heights.length)) {
    const under = height - (heights[start - 1] ?? Number.NEGATIVE_INFINITY);
    const over = (heights[end] ?? Number.POSITIVE_INFINITY) - height;
    if (under <= over) start -= 1;
    else end += 1;
  }
  return byHeight.slice(start, end);
}
