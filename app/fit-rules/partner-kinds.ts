import type { FitPart, Kind } from "./fit-part";
import { pairsWith } from "./pairs/table";

/** A kind of possible partners; `heights`, in mm, limits it to products with the right air gap. */
export type PartnerKind = { kind: Kind; heights: { from: number; best: number; to: number } | null };

/**
 * Returns the height in mm by which products are sorted: of a spout's outlet, else of the rim above the tap's mounting
 * surface.
 */
export function fittingHeight({ geometry: { outlet, rim, tapHole } }: FitPart): number {
  return outlet?.z ?? (rim ? rim.z - (tapHole?.z ?? 0) : 0);
}

/** Returns the kinds that the product can be paired with. Outside `heights` no product fits unconditionally. */
export function partnerKinds(model: FitPart): PartnerKind[] {
  const height = fittingHeight(model);
  return pairsWith(model.kind).map(({ first, second, heights }) => {
    if (model.kind === first) {
      const below = heights && { from: -heights.most, best: -heights.best, to: -heights.least };
      return { kind: second, heights: below && above(below, height) };
    }
    const gap = heights && { from: heights.least, best: heights.best, to: heights.most };
    return { kind: first, heights: gap && above(gap, height) };
  });
}

function above({ from, best, to }: { from: number; best: number; to: number }, height: number) {
  return { from: height + from, best: height + best, to: height + to };
}
