import { tenth } from "~/fit-rules/geometry/place";
import { limits } from "./limits";
import type { Rule } from "./rule";
import { mm, source } from "./words";

/** Checks that the basin's tap hole has the diameter that the tap needs. Diameters are in mm. */
export function holeRule(needed: number, hole: number): Rule {
  const difference = Math.abs(hole - needed);
  const fits = difference <= limits.tapHole;
  return {
    id: "hole",
    verdict: fits ? "fits" : "fails",
    margin: tenth(limits.tapHole - difference),
    words: () => ({
      label: "średnica otworu",
      figure: { value: hole, unit: "mm" },
      limit: `${mm(needed)} ± ${limits.tapHole} mm`,
      bound: null,
      sentence: `Otwór w umywalce ma ${mm(hole)} średnicy, ${fits ? "tyle potrzebuje bateria" : `a bateria potrzebuje ${mm(needed)}`}.`,
      proviso: null,
      source: source.product,
    }),
  };
}

/** Checks that the tap's fixing can clamp the deck at the hole. Thicknesses are in mm. */
export function deckRule(thickness: number, most: number): Rule {
  const thick = tenth(thickness);
  return {
    id: "deck-thickness",
    verdict: thick > most ? "fails" : "fits",
    margin: tenth(most - thick),
    words: () => ({
      label: "grubość półki przy otworze",
      figure: { value: thick, unit: "mm" },
      limit: `najwyżej ${mm(most)}`,
      bound: `do dopuszczalnych ${mm(most)}`,
      sentence: `Półka umywalki ma przy otworze ${mm(thick)} grubości, a mocowanie baterii obejmuje do ${mm(most)}.`,
      proviso: null,
      source: source.product,
    }),
  };
}
