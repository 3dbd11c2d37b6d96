import { typeset } from "lib/polish/typeset";
import { mm } from "../criteria/words";
import { kindWords } from "./field-words";
import type { Known, MeasureId, OwnKind } from "./measures";
import { drainHole } from "./own-geometry";

/** Two measures that cannot both be true, and why, in Polish. */
export type Contradiction = { measures: MeasureId[]; reason: string };

/** The smallest and the largest value, in mm, that a measure (`of`) can have, given another one (`by`). */
type Limit = { of: MeasureId; by: MeasureId; least?(by: number): number; most?(by: number): number };

/** Smallest width in mm of a bowl between its inner edges. */
const narrowestBowl = 100;
/** Smallest thickness in mm of the floor below a bowl, and of what is left beside a hole. */
const thinnest = 3;
/** Assumes a drain hole of the usual diameter. */
const drainRadius = drainHole.basin / 2;

/** A limit applies to every kind of vessel that has both of its measures. */
const limits: readonly Limit[] = [
  { of: "bowlDepth", by: "rimHeight", most: (rim) => rim - thinnest },
  { of: "rimWidth", by: "depth", most: (depth) => (depth - narrowestBowl) / 2 },
  { of: "drain", by: "depth", most: (depth) => depth - drainRadius - 10 },
  { of: "drain", by: "rimWidth", least: (rim) => rim + drainRadius },
  { of: "drain", by: "bowlBack", least: (back) => back + drainRadius },
  { of: "bowlFront", by: "drain", least: (drain) => drain + drainRadius },
  { of: "bowlFront", by: "bowlBack", least: (back) => back + narrowestBowl },
  { of: "tapAxis", by: "wall", most: (wall) => wall - 1 },
  { of: "tapHole", by: "tapAxis", most: (axis) => 2 * axis },
  { of: "tapHole", by: "bowlBack", most: (back) => 2 * (back - thinnest) },
  { of: "tapHole", by: "wall", most: (wall) => 2 * wall },
];

/** Returns the contradictions between the measures that are known. */
export function contradictionsOf(kind: OwnKind, known: Known): Contradiction[] {
  const name = (id: MeasureId) => `„${kindWords[kind].fields[id]?.label}”`;
  return limits.flatMap(({ of, by, least, most }) => {
    const [value, other] = [known[of], known[by]];
    if (value === undefined || other === undefined) return [];
    const [from, to] = [least?.(other) ?? value, most?.(other) ?? value];
    if (from <= value && value <= to) return [];
    const limit = value < from ? `co najmniej ${mm(Math.ceil(from))}` : `najwyżej ${mm(Math.floor(to))}`;
    const reason = typeset(`${name(of)} to ${limit}, skoro ${name(by)} to ${mm(other)}.`);
    return { measures: [of, by], reason };
  });
}
