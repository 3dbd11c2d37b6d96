import type { ScenePoint } from "~/fit-rules/check";
import type { FitPart } from "~/fit-rules/fit-part";
import { insideMaterial } from "~/fit-rules/geometry/overlap";
import { fives, moved } from "~/fit-rules/geometry/place";
import { asSpout, asVessel, landing, type Vessel } from "~/fit-rules/geometry/vessel";
import { limits } from "~/fit-rules/rules/limits";
import { leastBeside } from "~/fit-rules/rules/room";
import type { DistanceRange } from "./pair";

/** Returns the width of a tap's base in mm; if unknown, the width of the tap's bounding box. */
export function footOf({ baseWidth, geometry }: FitPart): number {
  return baseWidth ?? geometry.box.width;
}

/**
 * Returns the range of distances between the tap's axis and the vessel's edge. The shortest leaves `room` mm free
 * beside the tap's base, the initial one some more; at the longest, the tap's outlet still reaches the edge.
 */
export function distanceBeside(tap: FitPart, label: string, room: number): DistanceRange {
  const least = leastBeside(footOf(tap), room);
  const min = fives.up(least);
  const max = Math.max(min, fives.down(asSpout(tap.geometry)?.outlet.u ?? 0));
  return { label, initial: Math.min(max, fives.up(least + limits.recommendedReserve)), min, max };
}

/** Position of a tap behind or beside a vessel. Points are in mm; u = 0 is the vessel's edge. */
export type Beside = {
  vessel: Vessel;
  shift: ScenePoint;
  outlet: ScenePoint;
  lands: ScenePoint;
  /** Outlines of the tap inside the vessel's material. Where there are any, no water reaches `lands`. */
  collision: ScenePoint[][];
};

/**
 * Places a tap's axis `distance` mm from the vessel's edge. Null if the tap has no outlet or `beside` is not a vessel.
 */
export function standBeside(tap: FitPart, beside: FitPart, distance: number): Beside | null {
  const spout = asSpout(tap.geometry);
  const vessel = asVessel(beside.geometry);
  if (!spout || !vessel) return null;
  const shift = { u: -distance, z: 0 };
  const outlet = moved(spout.outlet, shift);
  return {
    vessel,
    shift,
    outlet,
    lands: landing(outlet, spout.jet, vessel),
    collision: insideMaterial(tap.geometry.side, shift, vessel),
  };
}
