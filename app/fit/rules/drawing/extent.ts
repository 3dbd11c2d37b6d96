import type { Scene, ScenePoint } from "../types/check";

/** Bounding box of the drawing, in mm; `mass` is the thickness at which a wall, counter or floor is drawn. */
export type SceneExtent = { minU: number; maxU: number; minZ: number; maxZ: number; mass: number };

/**
 * Margin around the drawing, and drawn thickness of a wall (`massShare`). Both are fractions of the longer side of the
 * drawing's contents.
 */
const marginShare = 0.02;
const massShare = 0.035;

export function shifted(line: readonly (readonly [number, number])[], by: ScenePoint): ScenePoint[] {
  return line.map(([u, z]) => ({ u: u + by.u, z: z + by.z }));
}

/** Returns all lines of the products' shapes, at their positions in the scene. */
function dimensionLines({ parts }: Scene): ScenePoint[][] {
  return parts.flatMap(({ model: { geometry }, shift }) =>
    [...geometry.side, ...(geometry.section ?? [])].map((line) => shifted(line, shift)),
  );
}

/** Returns the bounding box of the shapes, the jet, the measured points, the wall and the ground, plus a margin. */
export function extentOf(scene: Scene): SceneExtent {
  const { wallU, ground, jet = [], dimensions } = scene;
  const points = [
    ...dimensionLines(scene).flat(),
    ...jet,
    ...dimensions.flatMap(({ from, to }) => [from, to]),
    ...(wallU === null ? [] : [{ u: wallU, z: 0 }]),
    ...(ground === "none" ? [] : [{ u: wallU ?? 0, z: 0 }]),
  ];
  const shown = points.reduce(
    ({ minU, maxU, minZ, maxZ }, { u, z }) => ({
      minU: Math.min(minU, u),
      maxU: Math.max(maxU, u),
      minZ: Math.min(minZ, z),
      maxZ: Math.max(maxZ, z),
    }),
    { minU: Infinity, maxU: -Infinity, minZ: Infinity, maxZ: -Infinity },
  );
  const side = Math.max(shown.maxU - shown.minU, shown.maxZ - shown.minZ);
  const [mass, margin] = [side * massShare, side * marginShare];
  return {
    mass,
    minU: Math.min(shown.minU - margin, (wallU ?? Infinity) - mass),
    maxU: shown.maxU + margin,
    minZ: Math.min(shown.minZ - margin, ground === "counter" || ground === "floor" ? -mass : Infinity),
    maxZ: shown.maxZ + margin,
  };
}
