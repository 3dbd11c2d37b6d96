import type { ScenePoint } from "~/fit-rules/check";
import type { FitPart } from "~/fit-rules/fit-part";
import { fives, moved } from "~/fit-rules/geometry/place";
import { asSpout, asVessel, landing, type Vessel } from "~/fit-rules/geometry/vessel";
import { leastBeside } from "~/fit-rules/rules/room";
import type { DistanceRange } from "./pair";

/** Returns the width of a tap's base in mm; if unknown, the width of the tap's bounding box. */
export function footOf({ baseWidth, geometry }: FitPart): number {
  return baseWidth ?? geometry.box.width;
}

/**
 * Returns the range of distances between the tap's axis and the vessel's edge. The shortest leaves `room` mm free
 * beside the tap's base; at the longest, the tap's outlet still reaches the edge.
 */
export function distanceBeside(tap: FitPart, label: string, room: number): DistanceRange {
  const least = fives.up(leastBeside(footOf(tap), room));
  const reach = asSpout(tap.geometry)?.outlet.u ?? 0;
  return { label, initial: least, min: least, max: Math.max(least, fives.down(reach)) };
}

/** Position of a tap behind or beside a vessel. Points are in mm; u = 0 is the vessel's edge. */
export type Beside = { vessel: Vessel; shift: ScenePoint; outlet: ScenePoint; lands: ScenePoint };

/**
 * Places a tap's axis `distance` mm from the vessel's edge. Null if the tap has no outlet or `beside` is not a vessel.
 */
export function standBeside(tap: FitPart, beside: FitPart, distance: number): Beside | null {
  const spout = asSpout(tap.geometry);
  const vessel = asVessel(beside.geometry);
  if (!spout || !vessel) return null;
  const shift = { u: -distance, z: 0 };
  const outlet = moved(spout.outlet, shift);
  return { vessel, shift, outlet, lands: landing(outlet, spout.jet, vessel) };
}
