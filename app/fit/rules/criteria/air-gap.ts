import { tenth } from "../geometry/place";
import { limits } from "./limits";
import type { Rule } from "./rule";
import { mm, mmRange, mmShortOf, source, type VesselName } from "./words";

type Range = { comfortable: readonly [number, number]; most: number };

/**
 * Checks that the outlet is high enough above the rim for the standard's backflow air gap, but not so high that water
 * splashes. Where the gap is enough only for a narrow outlet, that is the condition. Heights are in mm.
 */
export function airGap(outletZ: number, rimZ: number, vessel: VesselName, range: Range): Rule {
  const { least, widestBore } = limits.airGap;
  const gap = tenth(outletZ - rimZ);
  const tooLow = gap < least;
  const tooHigh = gap > range.most;
  const bore = Math.floor(gap / 2);
  const isForNarrow = !tooLow && gap < 2 * widestBore;
  const margins = [tenth(gap - least), tenth(range.most - gap)];
  return {
    id: "air-gap",
    verdict: tooLow ? "fails" : tooHigh || isForNarrow ? "condition" : "fits",
    margin: Math.min(...margins),
    margins,
    words: () => ({
      label: "odstęp wylotu od krawędzi",
      figure: { value: gap, unit: "mm" },
      limit: `co najmniej ${mm(least)} i dwie średnice wylotu, wygodnie ${mmRange(range.comfortable[0], range.comfortable[1])}, najwyżej ${mm(range.most)}`,
      bound:
        gap - least <= range.most - gap
          ? `ponad wymagane ${mm(least)}`
          : `do górnej granicy ${mm(range.most)}`,
      sentence: `Wylot jest ${tooLow ? mmShortOf(least, Math.abs(gap)) : mm(gap)} ${gap < 0 ? "poniżej krawędzi" : "nad krawędzią"} ${vessel.of}${remark()}.`,
      proviso: tooHigh
        ? `nie przeszkadza pryskanie wody, która wypływa ${mm(gap)} nad krawędzią`
        : `wylot baterii ma najwyżej ${mm(bore)} średnicy: odstęp musi mieć dwie takie średnice`,
      source: tooHigh ? source.advice : source.airGap,
    }),
  };

  function remark() {
    if (tooLow) return `, a powinien być co najmniej ${mm(least)} nad nią`;
    if (tooHigh) return `: z takiej wysokości woda pryska, zalecamy najwyżej ${mm(range.most)}`;
    if (isForNarrow) return `, co wystarcza, gdy wylot ma najwyżej ${mm(bore)} średnicy`;
    return gap > range.comfortable[1] ? `, wygodniej byłoby najwyżej ${mm(range.comfortable[1])}` : "";
  }
}
