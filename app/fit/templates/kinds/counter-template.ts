import { limits } from "~/fit/rules/criteria/limits";
import { mm } from "~/fit/rules/criteria/words";
import { asVessel } from "~/fit/rules/geometry/vessel";
import type { PairCheck } from "~/fit/rules/types/check";
import { around, surfaceBoundsOf } from "../bounds";
import { deliveredBasin, rulerCheck, underCounter } from "../checks";
import { outlineOf, type Part } from "../part";
import type { DrillingTemplate, Mark } from "../template";

/** Free margin in mm around the holes and axes. */
const margin = 12;
/** Radius in mm of the area around the hole that the sheet must show even if the tap is slender. */
const leastAround = 30;

/**
 * Template for a tap on the counter behind a basin, seen from above. y = 0 is the basin's back edge, x = 0 the common
 * axis of tap and basin. Null if the basin is not a vessel.
 */
export function counterTemplate({ first, distance }: PairCheck, tap: Part, basin: Part) {
  const vessel = asVessel(basin.geometry);
  if (!vessel || !distance) return null;
  const { drain } = vessel;
  const { value } = distance;
  const back = -value + tap.geometry.box.minU;
  const hole: Mark = {
    x: 0,
    y: -value,
    diameter: first.tapHole ?? null,
    use: "drill",
    label: first.tapHole === undefined ? "oś baterii" : `otwór baterii Ø ${mm(first.tapHole)}`,
    side: "right",
  };
  const waste: Mark = {
    x: drain.x,
    y: drain.u,
    diameter: drain.diameter,
    use: "align",
    label: `oś odpływu, otwór w umywalce Ø ${mm(drain.diameter)}`,
    side: "right",
  };
  const foot = Math.max(leastAround, (first.baseWidth ?? 0) / 2);
  const wall = back - limits.clearance;
  return {
    surface: "counter",
    basis: `${distance.label}: ${mm(value)}.`,
    needed: surfaceBoundsOf(
      [...around(hole, foot), ...around(waste, drain.diameter / 2), { x: 0, y: wall - 6 }],
      margin,
    ),
    marks: [hole, waste],
    levels: [
      { y: 0, label: "tylna krawędź umywalki", role: "main" },
      { y: wall, label: `ściana nie bliżej: ${mm(limits.clearance)} za baterią (zalecenie)`, role: "limit" },
    ],
    axes: [{ x: 0, label: "oś baterii i umywalki" }],
    dimensions: [
      { along: "y", from: hole, to: { x: 0, y: 0 }, at: -foot - 10 },
      { along: "y", from: hole, to: waste, at: -foot - 24 },
    ],
    outlines: [
      ...outlineOf(basin, "top", { x: 0, y: 0 }),
      ...outlineOf(tap, "top", { x: 0, y: -value }, { isHidden: true }),
    ],
    checks: [
      rulerCheck,
      deliveredBasin,
      underCounter,
      ...(first.deckThicknessMax === undefined
        ? []
        : [`Grubość blatu: mocowanie baterii obejmuje najwyżej ${mm(first.deckThicknessMax)}.`]),
      "Miejsce za baterią: do ściany i do tego, co na niej wisi.",
    ],
    unknown: [
      "Krawędzi blatu, ściany i szafki: zmierz je na miejscu.",
      "Średnicy otworu w blacie pod odpływem: dobierz ją do zamówionego korka i syfonu.",
      "Stopy umywalki: obrys pokazuje rant, a podstawa jest mniejsza.",
    ],
  } satisfies Partial<DrillingTemplate>;
}
