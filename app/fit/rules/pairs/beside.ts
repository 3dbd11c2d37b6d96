import type { Geometry } from "~/range/products.server";
import { limits } from "../criteria/limits";
import { leastBeside } from "../criteria/room";
import { insideMaterial } from "../geometry/overlap";
import { fives, moved, tenth } from "../geometry/place";
import { asSpout, asVessel, landing, type Vessel } from "../geometry/vessel";
import type { ScenePoint } from "../types/check";
import type { FitPart } from "../types/fit-part";
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

/**
 * Places a tap's axis `distance` mm from the vessel's edge. Null if the tap has no outlet or `beside` is not a vessel.
 */
export function standBeside(tap: FitPart, beside: FitPart, distance: number) {
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
    /**
     * How far below the rim the spout is in the vessel's material, in mm; null if it is in none. If it is, no water reaches
     * `lands`.
     */
    sunk: sunkBelow(tap.geometry.side, shift, vessel),
  };
}

function sunkBelow(side: Geometry["side"], shift: ScenePoint, vessel: Vessel): number | null {
  const pieces = insideMaterial(side, shift, vessel).flat();
  return pieces.length === 0 ? null : tenth(vessel.rim.z - Math.min(...pieces.map(({ z }) => z)));
}
