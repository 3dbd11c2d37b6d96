/** Bounding box of a model in metres, as in glTF: `y` upwards, `z` to the front. */
export type ModelBox = Record<"min" | "max", { x: number; y: number; z: number }>;

/** What a model stands on or hangs on. `floor` is any level surface: a floor, a counter, a table. */
export type Surface = "floor" | "wall";

/** Half a millimetre, in metres. Meshes are approximations. */
const tolerance = 0.0005;

/**
 * Tells from a model's box what carries it: the origin of a model lies on its mounting surface, so the back of what
 * hangs at a wall is at `z` = 0. All other models are shown standing on their lowest point.
 */
export function surfaceOf({ min }: ModelBox): Surface {
  return Math.abs(min.z) <= tolerance ? "wall" : "floor";
}
