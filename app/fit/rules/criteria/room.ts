import { tenth } from "../geometry/place";
import type { Rule } from "./rule";
import { mm, mmShortOf, source } from "./words";

/** Checks that there is enough free space between a tap's base and the vessel's edge. All lengths are in mm. */
export function roomBeside(
  id: "back-gap" | "rim-reach",
  edge: string,
  distance: number,
  foot: number,
  room: number,
): Rule {
  const least = leastBeside(foot, room);
  return {
    id,
    verdict: distance < least ? "fails" : "fits",
    margin: tenth(distance - least),
    words: () => ({
      label: `oś baterii od krawędzi ${edge}`,
      figure: { value: distance, unit: "mm" },
      limit: `co najmniej ${mm(least)}: połowa podstawy i ${mm(room)}`,
      sentence: `Oś baterii jest ${mm(distance)} od krawędzi ${edge}; na mocowanie i czyszczenie zostaje ${mm(tenth(distance - foot / 2))}.`,
      source: source.advice,
    }),
  };
}

/**
 * Returns the minimum distance in mm between a tap's axis and the vessel's edge: half the base's width, plus `room`.
 */
export function leastBeside(foot: number, room: number): number {
  return tenth(foot / 2 + room);
}

/**
 * Checks that a tap in a basin's tap hole has enough distance from the wall.
 * @param backU distance in mm from the tiles to the tap's rearmost point
 */
export function wallClearance(backU: number, least: number): Rule {
  const gap = tenth(backU);
  return {
    id: "wall-clearance",
    verdict: gap < least ? "fails" : "fits",
    margin: tenth(gap - least),
    words: () => ({
      label: "bateria od ściany",
      figure: { value: gap, unit: "mm" },
      limit: `co najmniej ${mm(least)}`,
      bound: `ponad wymagane ${mm(least)}`,
      sentence:
        gap < 0
          ? `Bateria wchodziłaby ${mm(-gap)} w ścianę.`
          : `Między baterią a ścianą jest ${gap < least ? mmShortOf(least, gap) : mm(gap)}${gap < least ? `, a powinno być co najmniej ${mm(least)}` : ""}.`,
      source: source.advice,
    }),
  };
}
