import type { RuleResult } from "~/fitting/check";
import { tenth } from "~/fitting/geometry/place";
import { limits } from "./limits";
import { mm, source } from "./words";

/** The basin's hole is the one that the tap needs; diameters in mm. */
export function holeRule(needed: number, hole: number): RuleResult {
  const difference = Math.abs(hole - needed);
  const fits = difference <= limits.tapHole;
  return {
    id: "hole",
    verdict: fits ? "fits" : "fails",
    label: "średnica otworu",
    figure: { value: hole, unit: "mm" },
    limit: `${mm(needed)} ± ${limits.tapHole} mm`,
    margin: tenth(limits.tapHole - difference),
    sentence: `Otwór w umywalce ma ${mm(hole)} średnicy, ${fits ? "tyle potrzebuje bateria" : `a bateria potrzebuje ${mm(needed)}`}.`,
    proviso: null,
    source: source.product,
  };
}

/** The deck round the hole is not thicker than the tap's fixing takes; both in mm. */
export function deckRule(thickness: number, most: number): RuleResult {
  const thick = tenth(thickness);
  return {
    id: "deck-thickness",
    verdict: thick > most ? "fails" : "fits",
    label: "grubość półki przy otworze",
    figure: { value: thick, unit: "mm" },
    limit: `najwyżej ${mm(most)}`,
    margin: tenth(most - thick),
    sentence: `Półka umywalki ma przy otworze ${mm(thick)} grubości, a mocowanie baterii obejmuje do ${mm(most)}.`,
    proviso: null,
    source: source.product,
  };
}
