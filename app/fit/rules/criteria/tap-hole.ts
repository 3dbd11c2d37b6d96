import { capitalised } from "lib/polish/capital";
import { tenth } from "../geometry/place";
import type { Site } from "../types/fit-part";
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

/**
 * Checks that the tap hole has the diameter that the tap needs. A wider one is a condition as long as the tap's base
 * covers it. Lengths are in mm.
 * @param base width of the tap's base, if known
 */
export function holeRule(
  needed: number,
  hole: number,
  base: number | undefined,
  on: TapDeck = basinDeck,
): Rule {
  const most = needed + limits.tapHole;
  const covered = Math.max(most, (base ?? 0) - limits.baseAroundHole);
  const margins = [hole - needed + limits.tapHole, most - hole, covered - hole].map(tenth);
  const [narrow = 0, wide = 0, bare = 0] = margins;
  const verdict = Math.min(narrow, bare) < 0 ? "fails" : wide < 0 ? "condition" : "fits";
  return {
    id: "hole",
    verdict,
    margin: Math.min(narrow, verdict === "fails" ? bare : wide),
    margins,
    words: () => ({
      label: "średnica otworu",
      figure: { value: hole, unit: "mm" },
      limit: `${mm(needed)} ± ${limits.tapHole} mm${covered > most ? `, z podkładką do ${mm(covered)}` : ""}`,
      sentence: `${on.hole} ma ${mm(hole)} średnicy, ${verdict === "fits" ? "tyle potrzebuje bateria" : `a bateria potrzebuje ${mm(needed)}`}.`,
      proviso: `otwór ${mm(hole)} zakryje podstawa baterii (${mm(base ?? 0)}), a mocowanie dostanie szeroką podkładkę`,
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
        limit: "bateria jest na ścianie",
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
      source: source.product,
    }),
  };
}
