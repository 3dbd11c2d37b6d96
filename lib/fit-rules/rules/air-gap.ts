import { tenth } from "../geometry/place";
import { limits } from "./limits";
import type { Rule } from "./rule";
import { mm, mmRange, mmShortOf, source, type VesselName } from "./words";

type Range = { comfortable: readonly [number, number]; most: number };

/**
 * Checks that the outlet is high enough above the rim for the standard's backflow air gap, but not so high that water
 * splashes. Heights are in mm.
 */
export function airGap(outletZ: number, rimZ: number, vessel: VesselName, range: Range): Rule {
  const gap = tenth(outletZ - rimZ);
  const tooLow = gap < limits.airGap;
  const tooHigh = gap > range.most;
  const margins = [tenth(gap - limits.airGap), tenth(range.most - gap)];
  return {
    id: "air-gap",
    verdict: tooLow ? "fails" : tooHigh ? "condition" : "fits",
    margin: Math.min(...margins),
    margins,
    words: () => ({
      label: "odstęp wylotu od krawędzi",
      figure: { value: gap, unit: "mm" },
      limit: `co najmniej ${mm(limits.airGap)}, wygodnie ${mmRange(range.comfortable[0], range.comfortable[1])}, najwyżej ${mm(range.most)}`,
      bound:
        gap - limits.airGap <= range.most - gap
          ? `ponad wymagane ${mm(limits.airGap)}`
          : `do górnej granicy ${mm(range.most)}`,
      sentence: `Wylot jest ${tooLow ? mmShortOf(limits.airGap, gap) : mm(gap)} ${gap < 0 ? "poniżej krawędzi" : "nad krawędzią"} ${vessel.of}${remark()}.`,
      proviso: tooHigh ? `nie przeszkadza pryskanie wody, która wypływa ${mm(gap)} nad krawędzią` : null,
      source: tooHigh ? source.advice : source.airGap,
    }),
  };

  function remark() {
    if (tooLow) return `, a powinien być co najmniej ${mm(limits.airGap)} nad nią`;
    if (tooHigh) return `: z takiej wysokości woda pryska, zalecamy najwyżej ${mm(range.most)}`;
    if (gap < range.comfortable[0]) return ", więc na dłonie zostaje mało miejsca";
    return gap > range.comfortable[1] ? `, wygodniej byłoby najwyżej ${mm(range.comfortable[1])}` : "";
  }
}
