import { capitalised } from "lib/polish/capital";
import { tenth } from "../geometry/place";
import type { Site } from "../verdict/fit-part";
import { limits } from "./limits";
import type { Rule } from "./rule";
import { mm, source } from "./words";

/** What a tap stands on, in Polish: `hole` and `label` in the nominative, `deck` too. */
export type TapDeck = { hole: string; deck: string; label: string };

const basinDeck: TapDeck = {
  hole: "Otwór w umywalce",
  deck: "półka umywalki",
  label: "grubość półki przy otworze",
};

/** Checks that the basin's tap hole has the diameter that the tap needs. Diameters are in mm. */
export function holeRule(needed: number, hole: number, on: TapDeck = basinDeck): Rule {
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
      sentence: `${on.hole} ma ${mm(hole)} średnicy, ${fits ? "tyle potrzebuje bateria" : `a bateria potrzebuje ${mm(needed)}`}.`,
      proviso: null,
      source: source.product,
    }),
  };
}

/** Returns the rule for a wall tap over a counter that has a hole for another tap; none without such a hole. */
export function openHoleRules(site: Site | undefined): Rule[] {
  if (!site || (site.tapAxis === null && site.hole === null)) return [];
  return [
    {
      id: "hole",
      verdict: "condition",
      margin: null,
      words: () => ({
        label: "otwór w blacie",
        figure: null,
        limit: "bateria jest na ścianie",
        bound: null,
        sentence: "Otwór po starej baterii zostanie w blacie.",
        proviso: "otwór w blacie można zaślepić",
        source: source.advice,
      }),
    },
  ];
}

/** Checks that the tap's fixing can clamp the deck at the hole. Thicknesses are in mm. */
export function deckRule(thickness: number, most: number, on: TapDeck = basinDeck): Rule {
  const thick = tenth(thickness);
  return {
    id: "deck-thickness",
    verdict: thick > most ? "fails" : "fits",
    margin: tenth(most - thick),
    words: () => ({
      label: on.label,
      figure: { value: thick, unit: "mm" },
      limit: `najwyżej ${mm(most)}`,
      bound: `do dopuszczalnych ${mm(most)}`,
      sentence: `${capitalised(on.deck)} ma przy otworze ${mm(thick)} grubości, a mocowanie baterii obejmuje do ${mm(most)}.`,
      proviso: null,
      source: source.product,
    }),
  };
}
