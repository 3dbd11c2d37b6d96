import { limits } from "../criteria/limits";
import { wallClearance } from "../criteria/room";
import type { Rule } from "../criteria/rule";
import { deckRule, holeRule, type TapDeck } from "../criteria/tap-hole";
import { fives } from "../geometry/place";
import type { FitPart } from "../types/fit-part";
import type { DistanceRange } from "./pair";

/** The counter that a tap stands on, for the texts of the rules. */
const counterDeck: TapDeck = { hole: "Otwór w blacie", deck: "blat", label: "grubość blatu" };

/**
 * Limits the distance of a tap from a vessel to what the vessel's site leaves: the axis of an existing hole, or a wall
 * behind the tap. Products of the range have no site and keep their range.
 */
export function distanceAtSite(range: DistanceRange, tap: FitPart, { site }: FitPart): DistanceRange {
  if (!site) return range;
  if (site.tapAxis !== null) return fixed(range, site.tapAxis);
  if (site.wall === null) return range;
  const most = fives.down(site.wall + tap.geometry.box.minU - limits.clearance);
  const max = Math.max(range.min, Math.min(range.max, most));
  return { ...range, max, initial: Math.min(range.initial, max) };
}

/** Returns the place of the wall behind a vessel whose back edge is at 0, in mm; null if unknown. */
export function wallBehind({ site }: FitPart): number | null {
  const wall = site?.wall ?? null;
  return wall === null ? null : -wall;
}

/** Leaves only one distance, in mm. */
export function fixed(range: DistanceRange, distance: number): DistanceRange {
  return { ...range, initial: distance, min: distance, max: distance };
}

/**
 * Returns the rules for a tap that stands on a visitor's own counter: its hole, its thickness and the wall behind it,
 * as far as they are known. For products of the range there are none.
 * @param distance between the tap's axis and the edge that `site.wall` is measured from, in mm
 */
export function counterRules(tap: FitPart, { site }: FitPart, distance: number): Rule[] {
  if (!site) return [];
  const { hole, deck, wall } = site;
  return [
    ...(hole === null || tap.tapHole === undefined
      ? []
      : [holeRule(tap.tapHole, hole, tap.baseWidth, counterDeck)]),
    ...(deck === null || tap.deckThicknessMax === undefined
      ? []
      : [deckRule(deck, tap.deckThicknessMax, counterDeck)]),
    ...(wall === null ? [] : [wallClearance(wall - distance + tap.geometry.box.minU, limits.clearance)]),
  ];
}
