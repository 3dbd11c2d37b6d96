import type { ScenePoint } from "~/fit-rules/check";
import type { FitPart } from "~/fit-rules/fit-part";
import { fives, moved } from "~/fit-rules/geometry/place";
import { asSpout, asVessel, landing, type Vessel } from "~/fit-rules/geometry/vessel";
import { leastBeside } from "~/fit-rules/rules/room";
import type { DistanceRange } from "./pair";

/** In mm, the width of a tap's foot. */
export function footOf({ baseWidth, geometry }: FitPart): number {
  return baseWidth ?? geometry.box.width;
}

/** How far a tap may stand from a vessel's edge: with `room` mm beside its foot, and so that its outlet reaches over. */
export function distanceBeside(tap: FitPart, label: string, room: number): DistanceRange {
  const least = fives.up(leastBeside(footOf(tap), room));
  const reach = asSpout(tap.geometry)?.outlet.u ?? 0;
  return { label, initial: least, min: least, max: Math.max(least, fives.down(reach)) };
}

/** A tap at a distance in mm behind a vessel's edge, at which the scene begins. */
export type Beside = { vessel: Vessel; shift: ScenePoint; outlet: ScenePoint; lands: ScenePoint };

/** Null where one of the two is no tap or no vessel. */
export function standBeside(tap: FitPart, beside: FitPart, distance: number): Beside | null {
  const spout = asSpout(tap.geometry);
  const vessel = asVessel(beside.geometry);
  if (!spout || !vessel) return null;
  const shift = { u: -distance, z: 0 };
  const outlet = moved(spout.outlet, shift);
  return { vessel, shift, outlet, lands: landing(outlet, spout.jet, vessel) };
}
