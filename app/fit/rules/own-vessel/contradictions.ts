import { typeset } from "lib/polish/typeset";
import { mm } from "../criteria/words";
import type { Known, MeasureId, OwnKind } from "./measures";
import { drainHole } from "./own-geometry";

/** Two or three measures that cannot all be true, and why, in Polish. */
export type Contradiction = { measures: MeasureId[]; reason: string };

/** Smallest width in mm of a bowl between its inner edges. */
const narrowestBowl = 100;
/** Smallest thickness in mm of the floor below a bowl. */
const thinnestFloor = 3;
const drainRadius = drainHole.basin / 2;

type Check = {
  measures: MeasureId[];
  /** Called only if all measures are known; returns the reason, or null if the measures agree. */
  reason(...values: number[]): string | null;
};

/** Returns the contradictions between the measures that are known. A drain hole has the usual diameter. */
export function contradictionsOf(kind: OwnKind, known: Known): Contradiction[] {
  return checks[kind].flatMap(({ measures, reason }) => {
    const values = measures.flatMap((id) => known[id] ?? []);
    const words = values.length === measures.length ? reason(...values) : null;
    return words === null ? [] : [{ measures, reason: typeset(words) }];
  });
}

const bowlBelowRim = (what: string, ground: string): Check => ({
  measures: ["bowlDepth", "rimHeight"],
  reason: (bowl = 0, rim = 0) =>
    bowl > rim - thinnestFloor
      ? `Misa ${what} nie może mieć ${mm(bowl)} głębokości, skoro krawędź jest ${mm(rim)} nad ${ground}.`
      : null,
});

/** Words for a vessel that stands on a counter or a floor: for its edge next to the tap, its inside and its size. */
type VesselWords = { edge: string; inside: string; size: string };

const basinWords: VesselWords = { edge: "tylnej krawędzi", inside: "na misę", size: "umywalką głębokości" };
const bathWords: VesselWords = {
  edge: "krawędzi przy baterii",
  inside: "na wnętrze wanny",
  size: "wanną szerokości",
};

const standingVessel = ({ edge, inside, size }: VesselWords): Check[] => [
  {
    measures: ["rimWidth", "depth"],
    reason: (rim = 0, depth = 0) =>
      depth - 2 * rim < narrowestBowl
        ? `Między krawędziami szerokości ${mm(rim)} zostałoby mniej niż ${mm(narrowestBowl)} ${inside}.`
        : null,
  },
  {
    measures: ["drain", "depth"],
    reason: (drain = 0, depth = 0) =>
      drain > depth - drainRadius - 10
        ? `Oś odpływu ${mm(drain)} od ${edge} leżałaby poza ${size} ${mm(depth)}.`
        : null,
  },
  {
    measures: ["drain", "rimWidth"],
    reason: (drain = 0, rim = 0) =>
      drain - drainRadius < rim
        ? `Odpływ ${mm(drain)} od ${edge} leżałby w ściance szerokości ${mm(rim)}.`
        : null,
  },
];

const holeBesideWall: Check = {
  measures: ["tapHole", "wall"],
  reason: (hole = 0, wall = 0) =>
    hole / 2 > wall ? `Otwór o średnicy ${mm(hole)} wchodziłby w ścianę, od której jest ${mm(wall)}.` : null,
};

const holeBesideBowl = (bowl: string): Check => ({
  measures: ["tapHole", "bowlBack"],
  reason: (hole = 0, back = 0) =>
    hole / 2 > back - 3 ? `Otwór o średnicy ${mm(hole)} sięgałby ${bowl}, do której jest ${mm(back)}.` : null,
});

/** @param inside the bowl or the sink, in the genitive */
const edgesApart = (inside: string): Check => ({
  measures: ["bowlFront", "bowlBack"],
  reason: (front = 0, back = 0) =>
    front - back < narrowestBowl
      ? `Między krawędziami ${inside} (${mm(back)} i ${mm(front)}) byłoby mniej niż ${mm(narrowestBowl)}.`
      : null,
});

const checks: Readonly<Record<OwnKind, readonly Check[]>> = {
  "countertop-basin": [
    bowlBelowRim("umywalki na blacie", "blatem"),
    ...standingVessel(basinWords),
    {
      measures: ["tapAxis", "wall"],
      reason: (axis = 0, wall = 0) =>
        axis >= wall
          ? `Oś otworu ${mm(axis)} za umywalką leżałaby w ścianie: wolnego miejsca jest ${mm(wall)}.`
          : null,
    },
    {
      measures: ["tapHole", "tapAxis"],
      reason: (hole = 0, axis = 0) =>
        hole / 2 > axis
          ? `Otwór o średnicy ${mm(hole)} wchodziłby pod umywalkę: jego oś jest ${mm(axis)} od niej.`
          : null,
    },
  ],
  "wall-hung-basin": [
    {
      measures: ["drain", "bowlBack"],
      reason: (drain = 0, back = 0) =>
        drain - drainRadius < back
          ? `Odpływ ${mm(drain)} od osi otworu leżałby przed misą, która zaczyna się ${mm(back)} od niej.`
          : null,
    },
    {
      measures: ["bowlFront", "drain"],
      reason: (front = 0, drain = 0) =>
        drain + drainRadius > front
          ? `Odpływ ${mm(drain)} od osi otworu leżałby za przednią krawędzią misy (${mm(front)}).`
          : null,
    },
    edgesApart("misy"),
    holeBesideBowl("misy"),
    holeBesideWall,
  ],
  "free-standing-bath": [bowlBelowRim("wanny", "posadzką"), ...standingVessel(bathWords)],
  "built-in-bath": [bowlBelowRim("wanny", "posadzką"), ...standingVessel(bathWords)],
  worktop: [holeBesideWall, holeBesideBowl("komory"), edgesApart("komory")],
};
