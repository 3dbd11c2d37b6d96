import type { ScenePoint } from "~/fit-rules/check";
import { tenth } from "~/fit-rules/geometry/place";
import type { Vessel } from "~/fit-rules/geometry/vessel";
import type { Rule } from "./rule";
import { mm, source, type VesselName } from "./words";

/** Lowest of the points at which a spout is inside the vessel's material. */
export function lowestOf(collision: readonly ScenePoint[][]): ScenePoint | null {
  return collision
    .flat()
    .reduce<ScenePoint | null>((low, point) => (low && low.z <= point.z ? low : point), null);
}

/**
 * Rejects a tap whose spout would have to go through the vessel. Null if it does not.
 * @param collision outlines of the tap inside the vessel's material, in the vessel's coordinates
 */
export function collisionRule(
  collision: readonly ScenePoint[][],
  { rim }: Vessel,
  vessel: VesselName,
): Rule | null {
  const lowest = lowestOf(collision);
  if (!lowest) return null;
  const below = tenth(rim.z - lowest.z);
  return {
    id: "collision",
    verdict: "fails",
    margin: -below,
    words: () => ({
      label: `wylewka w ściance ${vessel.of}`,
      figure: { value: -below, unit: "mm" },
      limit: "spód wylewki powyżej krawędzi",
      bound: null,
      sentence: `Wylewka wchodzi w ściankę ${vessel.of}, ${mm(below)} poniżej krawędzi.`,
      proviso: null,
      source: source.geometry,
    }),
  };
}
