import { polishNumber } from "lib/polish/number";
import { tenth } from "../geometry/place";
import type { Vessel } from "../geometry/vessel";
import { limits } from "./limits";
import type { Rule } from "./rule";
import { mm, source } from "./words";

/** Checks that the falling water stays within the tray's front and side edges. Lengths are in mm. */
export function sprayRule(reach: number, radius: number, { rim, innerWidth }: Vessel): Rule {
  const farthest = tenth(reach + radius);
  const margin = tenth(Math.min(rim.innerFrontU - farthest, innerWidth / 2 - radius));
  const inside = margin >= 0;
  return {
    id: "spray",
    verdict: inside ? "fits" : "condition",
    margin,
    words: () => ({
      label: "strumień od ściany",
      figure: { value: farthest, unit: "mm" },
      limit: `do ${mm(rim.innerFrontU)} od ściany i do ${mm(innerWidth / 2)} na boki`,
      bound: "do krawędzi brodzika",
      sentence: inside
        ? `Strumień sięga ${mm(farthest)} od ściany i po ${mm(radius)} na boki.`
        : `Strumień sięga ${mm(-margin)} poza brodzik.`,
      proviso: inside ? null : `ścianka zatrzyma wodę, która spada ${mm(-margin)} poza brodzikiem`,
      source: source.advice,
    }),
  };
}

/** Checks that the drain can carry the shower's full flow with a reserve. Both values are in l/min. */
export function waterRule(flow: number, drainage: number): Rule {
  const most = drainage * limits.drainShare;
  const verdict = flow <= most ? "fits" : flow <= drainage ? "condition" : "fails";
  const share = Math.round(limits.drainShare * 100);
  const litres = (value: number) => `${polishNumber(value, 1)} l/min`;
  return {
    id: "water",
    verdict,
    margin: null,
    words: () => ({
      label: "woda ze wszystkich wylotów przy 3 barach",
      figure: { value: flow, unit: "l/min" },
      limit: `najwyżej ${litres(most)}, ${share}% przepustowości odpływu`,
      sentence: `Prysznic daje do ${litres(flow)}, a odpływ przyjmuje ${litres(drainage)}${verdict === "fits" ? "" : `; zalecamy najwyżej ${litres(most)}`}.`,
      proviso:
        verdict === "condition"
          ? `nie wszystkie wyloty pracują razem (odpływ przyjmuje ${litres(drainage)})`
          : null,
      source: source.advice,
    }),
  };
}
