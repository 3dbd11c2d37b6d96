import { axisHeights } from "../criteria/height";
import type { Rule } from "../criteria/rule";
import { fives, moved } from "../geometry/place";
import { asSpout, asVessel, landing, type Vessel } from "../geometry/vessel";
import type { ScenePoint } from "../types/check";
import type { FitPart } from "../types/fit-part";
import { fixed } from "./at-site";
import type { DistanceRange } from "./pair";

/**
 * Returns the range of distances in mm between a vessel and the tiles at which the spout above still reaches it. If the
 * vessel's site has one, only that is left.
 */
export function distanceToTiles(
  tap: FitPart,
  { site }: FitPart,
  label: string,
  comfortable: number,
): DistanceRange {
  const max = Math.max(0, fives.down(asSpout(tap.geometry)?.outlet.u ?? 0));
  const range = { label, initial: Math.min(comfortable, max), min: 0, max };
  const wall = site?.wall ?? null;
  return wall === null ? range : fixed(range, wall);
}

/**
 * Hangs a tap on the wall above a vessel that stands `distance` mm from the tiles. Null if the tap has no outlet or `below` is
 * not a vessel. The scene's origin is at the tiled wall.
 * @param jetAt the rule for the water, by its landing point in the vessel's coordinates
 */
export function hangAbove(
  tap: FitPart,
  below: FitPart,
  distance: number,
  jetAt: (at: ScenePoint, vessel: Vessel) => Rule,
) {
  const spout = asSpout(tap.geometry);
  const vessel = asVessel(below.geometry);
  if (!spout || !vessel) return null;
  const landsFrom = (height: number) =>
    landing(moved(spout.outlet, { u: -distance, z: height }), spout.jet, vessel);
  const jetFrom = (height: number) => jetAt(landsFrom(height), vessel);
  const heights = axisHeights(spout, vessel.rim.z, (height) => jetFrom(height).verdict === "fits");
  // Existing connections fix the height, so that it is no longer a result but has to leave the air gap.
  const existing = below.site?.connections ?? null;
  const height = existing ?? heights.drawn;
  const [shift, away] = [
    { u: 0, z: height },
    { u: distance, z: 0 },
  ];
  return {
    vessel,
    heights,
    existing,
    shift,
    away,
    outlet: moved(spout.outlet, shift),
    water: moved(landsFrom(height), away),
    jet: jetFrom(height),
  };
}
