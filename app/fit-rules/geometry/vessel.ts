import type { ScenePoint } from "~/fit-rules/check";
import type { Geometry } from "./schema.server";

type With<Field extends keyof Geometry> = Geometry & { [Key in Field]-?: NonNullable<Geometry[Key]> };

/** What holds water: basin, bath, tray. */
export type Vessel = With<"section" | "rim" | "drain" | "innerWidth"> & { overflow: boolean };

/** What water leaves from. */
export type Spout = With<"outlet" | "jet">;

/** Null unless a vessel. */
export function asVessel(geometry: Geometry): Vessel | null {
  const { section, rim, drain, innerWidth, overflow = false } = geometry;
  return section && rim && drain && innerWidth !== undefined
    ? { ...geometry, section, rim, drain, innerWidth, overflow }
    : null;
}

/** Null unless water leaves it. */
export function asSpout(geometry: Geometry): Spout | null {
  const { outlet, jet } = geometry;
  return outlet && jet !== undefined ? { ...geometry, outlet, jet } : null;
}

/**
 * Where a jet meets the vessel, all in the vessel's own frame: it is followed straight from the outlet to the first edge
 * of the section. The waste's hole, which is cut into the section, counts as closed at the floor's height.
 * @param jet degrees from straight down, positive towards the user
 * @returns where it crosses the plane of the rim if it misses the vessel
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
 * In mm, how thick the vessel's uppermost wall is below a place of its surface.
 * @returns null where the section has no material there
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

/** How far below the outlet a jet crosses an edge; null where it does not. */
function depthAt(outlet: ScenePoint, slope: number, from: Line, to: Line): number | null {
  // How far each end is before or behind the jet at its own height.
  const before = from[0] - outlet.u - (outlet.z - from[1]) * slope;
  const behind = to[0] - outlet.u - (outlet.z - to[1]) * slope;
  if (before === behind || before < 0 === behind < 0) return null;
  const depth = outlet.z - (from[1] + ((to[1] - from[1]) * before) / (before - behind));
  return depth > 0 ? depth : null;
}
