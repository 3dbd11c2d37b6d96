import type { ScenePoint } from "../types/check";
import type { Known, MeasureId, OwnKind } from "./measures";
import type { MeasureValues } from "./own-geometry";

/**
 * Where a measure is taken: `from` and `to` are the ends of the ruler, in the vessel's coordinates. `marks` are the
 * points of the vessel that it is held to, where the ruler lies beside them.
 */
export type MeasureLine = { from: ScenePoint; to: ScenePoint; marks: readonly ScenePoint[] };

/** Distance at which a ruler that lies beside the vessel is drawn, as a share of the vessel's length. */
const beside = 0.07;

/** Returns the places of the measures that are known, for drawings. */
export function measureLines(kind: OwnKind, known: Known): ReadonlyMap<MeasureId, MeasureLine> {
  const of: MeasureValues = (id) => known[id] ?? 0;
  const places =
    kind === "wall-hung-basin" ? inHoledBasin(of) : kind === "worktop" ? onWorktop(of) : atBowl(of);
  const all = Object.entries(places) as [MeasureId, MeasureLine][];
  return new Map(all.filter(([id]) => known[id] !== undefined));
}

type Places = Partial<Record<MeasureId, MeasureLine>>;

/** A basin or bath that stands on something: `u` is 0 at its back edge. */
function atBowl(of: MeasureValues): Places {
  const [height, depth] = [of("rimHeight"), of("depth")];
  const [gap, axis] = [depth * beside, -of("tapAxis")];
  const above = height + gap;
  const radius = of("tapHole") / 2;
  return {
    rimHeight: upright(depth + gap, 0, height, { u: depth, z: height }),
    depth: level(above, 0, depth, height),
    rimWidth: level(above, 0, of("rimWidth"), height),
    drain: level(above, 0, of("drain"), height),
    bowlDepth: upright(of("drain"), height - of("bowlDepth"), height),
    wall: level(height * 0.7, -of("wall"), 0),
    tapAxis: level(height * 0.3, axis, 0, 0),
    tapHole: level(gap, axis - radius, axis + radius, 0),
    deck: upright(depth + gap, -of("deck"), 0),
    connections: upright(-of("wall") + gap, 0, of("connections")),
  };
}

/** A basin with a hole: `u` is 0 at the wall, `z` at the rim. */
function inHoledBasin(of: MeasureValues): Places {
  const axis = of("wall");
  const gap = (of("bowlFront") + axis) * beside;
  const to = (id: MeasureId, z: number) => level(z, axis, axis + of(id), 0);
  const radius = of("tapHole") / 2;
  return {
    bowlBack: to("bowlBack", gap),
    drain: to("drain", gap),
    bowlFront: to("bowlFront", gap),
    wall: level(gap, 0, axis, 0),
    tapHole: level(gap, axis - radius, axis + radius, 0),
    deck: upright(axis - radius - gap / 2, -of("deck"), 0),
    bowlDepth: upright(axis + of("drain"), -of("bowlDepth"), 0),
  };
}

/** A worktop: `u` is 0 at the axis of the hole. */
function onWorktop(of: MeasureValues): Places {
  const radius = of("tapHole") / 2;
  const gap = 30;
  return {
    tapHole: level(gap, -radius, radius, 0),
    deck: upright(radius + gap, -of("deck"), 0),
    wall: level(gap, -of("wall"), 0, 0),
    bowlBack: level(gap, 0, of("bowlBack"), 0),
    bowlFront: level(gap, 0, of("bowlFront"), 0),
  };
}

/** A ruler held level at the height `z`; `markZ` is the height of what it measures, if that is below it. */
function level(z: number, from: number, to: number, markZ?: number): MeasureLine {
  const marks = markZ === undefined ? [] : [from, to].map((u) => ({ u, z: markZ }));
  return { from: { u: from, z }, to: { u: to, z }, marks };
}

/** A ruler held upright at `u`; `mark` is the point beside it that it measures to. */
function upright(u: number, from: number, to: number, mark?: ScenePoint): MeasureLine {
  return { from: { u, z: from }, to: { u, z: to }, marks: mark ? [mark] : [] };
}
