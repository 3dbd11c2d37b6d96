import type { Catalogue } from "~/catalogue/products/catalogue";
import type { FitPart, Kind } from "~/fit-rules/fit-part";
import type { Geometry } from "~/fit-rules/geometry/schema.server";
import { fittingHeight, type PartnerKind } from "~/fit-rules/partner-kinds";
import { firstAtLeast } from "~/platform/sorted-list";
import { fitPart } from "./fit-part";

/** A product as input of the rules, with its index in the catalogue. */
export type IndexedPart = { model: FitPart; place: number };

/** Products with rules, by slug and by kind. */
export type ProductsByKind = {
  bySlug(slug: string): IndexedPart | null;
  /** The models of a kind that may fit without reserve: all between its heights. */
  within(partners: PartnerKind): readonly IndexedPart[];
  /** At most `count` of a kind: those nearest to the best height, or the first of the range where none is best. */
  near(partners: PartnerKind, count: number): readonly IndexedPart[];
};

type Sorted = { inOrder: IndexedPart[]; byHeight: IndexedPart[]; heights: Float64Array };

/**
 * Built once per catalogue. Each kind is sorted by height, so a look-up costs one binary search plus the number of
 * results. Withdrawn products are never offered as partners, but their own partners can be looked up.
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

/** Past the last height that is not above `to`; rounding keeps a limit of a tenth of a millimetre inside. */
function endOf(heights: Float64Array, to: number): number {
  return firstAtLeast(heights, to + rounding);
}

const rounding = 0.05;

/** The window of `count` models round a height whose ends are nearest to it. */
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
