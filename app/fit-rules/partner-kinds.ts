import type { FitPart, Kind } from "./fit-part";
import { pairsWith } from "./pairs/table";

/** A kind that rules pair a model with; `heights` in mm narrows it down to those whose air gap is right. */
export type PartnerKind = { kind: Kind; heights: { from: number; best: number; to: number } | null };

/** In mm, the height that an index sorts models by: of a spout's outlet, else of the rim above what a tap stands on. */
export function fittingHeight({ geometry: { outlet, rim, tapHole } }: FitPart): number {
  return outlet?.z ?? (rim ? rim.z - (tapHole?.z ?? 0) : 0);
}

/** What a model may be paired with. Outside of `heights` nothing fits without reserve. */
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
