import type { Geometry } from "~/range/products.server";
import type { ScenePoint } from "../types/check";

type With<Field extends keyof Geometry> = Geometry & { [Key in Field]-?: NonNullable<Geometry[Key]> };

/** Side view of a basin, bath or tray. */
export type Vessel = With<"section" | "rim" | "drain" | "innerWidth"> & { overflow: boolean };

/** Side view of a product with a water outlet. */
export type Spout = With<"outlet" | "jet">;

/** Narrows a side view to that of a vessel; returns null if the product is not a basin, bath or tray. */
export function asVessel(geometry: Geometry): Vessel | null {
  const { section, rim, drain, innerWidth, overflow = false } = geometry;
  return section && rim && drain && innerWidth !== undefined
    ? { ...geometry, section, rim, drain, innerWidth, overflow }
    : null;
}

/** Narrows a side view to that of a product with a water outlet; returns null if there is no outlet. */
export function asSpout(geometry: Geometry): Spout | null {
  const { outlet, jet } = geometry;
  return outlet && jet !== undefined ? { ...geometry, outlet, jet } : null;
}

/**
 * Returns the point where a straight jet first hits the vessel's section, in the vessel's coordinates. The hole for the
 * waste counts as closed, although the section has a gap there.
 * @param jet direction in degrees from straight down, positive towards the user
 * @returns the point of the hit; if the jet misses the vessel, the point where the jet crosses the plane of the rim
 */
export function landing(outlet: ScenePoint, jet: number, { section, rim, drain }: Vessel): ScenePoint {
  const slope = Math.tan((jet * Math.PI) / 180);
  const across = drain.diameter / 2;
  const hole: [Line, Line] = [
    [drain.u - across, drain.z],
    [drain.u + across, drain.z],
  ];
  let depth = Number.POSITIVE_INFINITY;
  for (const line of [hole, ...section])
    for (let at = 1; at < line.length; at++) {
      const met = depthAt(outlet, slope, line[at - 1] as Line, line[at] as Line);
      if (met !== null && met < depth) depth = met;
    }
  if (depth === Number.POSITIVE_INFINITY) depth = Math.max(0, outlet.z - rim.z);
  return { u: outlet.u + depth * slope, z: outlet.z - depth };
}

/**
 * Returns the thickness in mm of the topmost layer of material at `u`.
 * @returns null if the section has no material there
 */
export function thicknessAt({ section }: Vessel, u: number): number | null {
  const heights = section
    .flatMap((line) =>
      line.slice(1).flatMap((to, at) => {
        const from = line[at] as Line;
        if (from[0] < u === to[0] < u) return [];
        return [from[1] + ((to[1] - from[1]) * (u - from[0])) / (to[0] - from[0])];
      }),
    )
    .sort((one, other) => other - one);
  const [top, under] = heights;
  return top === undefined || under === undefined ? null : top - under;
}

type Line = [u: number, z: number];

/**
 * Returns the vertical distance in mm from the outlet to the point where the jet crosses an edge; null if the jet does
 * not cross the edge.
 */
function depthAt(outlet: ScenePoint, slope: number, from: Line, to: Line): number | null {
  // Horizontal distances of the edge's two ends from the jet, each measured at the height of that end.
  const before = from[0] - outlet.u - (outlet.z - from[1]) * slope;
  const behind = to[0] - outlet.u - (outlet.z - to[1]) * slope;
  if (before === behind || before < 0 === behind < 0) return null;
  const depth = outlet.z - (from[1] + ((to[1] - from[1]) * before) / (before - behind));
  return depth > 0 ? depth : null;
}
