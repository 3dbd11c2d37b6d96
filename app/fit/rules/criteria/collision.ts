import type { Rule } from "./rule";
import { mm, source, type VesselName } from "./words";

/**
 * Rejects a tap whose spout would have to go through the vessel.
 * @param sunk how far below the rim the spout is in its material, in mm
 */
export function collisionRule(sunk: number, vessel: VesselName): Rule {
  return {
    id: "collision",
    verdict: "fails",
    margin: -sunk,
    words: () => ({
      label: `wylewka w ściance ${vessel.of}`,
      figure: { value: -sunk, unit: "mm" },
      limit: "spód wylewki powyżej krawędzi",
      sentence: `Wylewka wchodzi w ściankę ${vessel.of}, ${mm(sunk)} poniżej krawędzi.`,
      source: source.geometry,
    }),
  };
}
