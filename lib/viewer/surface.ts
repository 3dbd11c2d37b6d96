/** Bounding box of a model in metres, as in glTF: `y` upwards, `z` to the front. */
export type ModelBox = Record<"min" | "max", { x: number; y: number; z: number }>;

/** What a model stands on or hangs on. `floor` is any level surface: a floor, a counter, a table. */
export type Surface = "floor" | "wall";

/** Half a millimetre, in metres. Meshes are approximations. */
const tolerance = 0.0005;

/**
 * Tells from a model's box what carries it: the origin of a model lies on its mounting surface, so the back of what
 * hangs at a wall is at `z` = 0. What is built into a wall reaches behind it and around the origin, and is flat: it is
 * shown at a wall, its back at it. All other models are shown standing on their lowest point.
 */
export function surfaceOf(box: ModelBox): Surface {
  const [width, height, depth] = sizeOf(box);
  const { min } = box;
  const isBuiltIn = -min.y > height / 3 && depth < 0.6 * Math.min(width, height);
  return Math.abs(min.z) <= tolerance || isBuiltIn ? "wall" : "floor";
}

const degree = Math.PI / 180;

/**
 * Returns how much higher than usual the camera of the product pictures stands, in radians: above what lies open to the
 * top (basins, baths, trays), and below a shower over the head.
 */
function tiltOf(box: ModelBox): number {
  const [width, height, depth] = sizeOf(box);
  const hangs = surfaceOf(box) === "wall";
  if (hangs && depth > 1.5 * width && height < depth / 2) return -25 * degree;
  const lies = height < (hangs ? 0.3 * Math.min(width, depth) : 0.6 * Math.sqrt(width * depth));
  return lies ? 15 * degree : 0;
}

/** What carries a model, and how much higher than usual its pictures are taken (`tiltOf`). */
export type Standing = { surface: Surface; tilt: number };

export const standingOf = (box: ModelBox): Standing => ({ surface: surfaceOf(box), tilt: tiltOf(box) });

function sizeOf({ min, max }: ModelBox): [width: number, height: number, depth: number] {
  return [max.x - min.x, max.y - min.y, max.z - min.z];
}
