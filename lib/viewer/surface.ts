/** Bounding box of a model in metres, as in glTF: `y` upwards, `z` to the front. */
export type ModelBox = Record<"min" | "max", { x: number; y: number; z: number }>;

/** What a model stands on or hangs on. `floor` is any level surface: a floor, a counter, a table. */
export type Surface = "floor" | "wall";

/** Half a millimetre, in metres. Meshes are approximations. */
const tolerance = 0.0005;

/**
 * Tells from a model's box what carries it: the origin of a model lies on its mounting surface, so the back of what
 * hangs at a wall is at `z` = 0. What is built into a wall reaches behind it and around the origin, and is flat: it is
 * shown at a wall, its back at it. So is what leads from its origin far back into a wall (a trap), and a slim thing
 * that has no foot at its origin (a hand shower). All other models are shown standing on their lowest point.
 */
export function surfaceOf(box: ModelBox): Surface {
  const [width, height, depth] = sizeOf(box);
  const { min, max } = box;
  const isBuiltIn = -min.y > height / 3 && depth < 0.6 * Math.min(width, height);
  const leadsIntoWall = -min.z > 5 * max.z && max.z > 0;
  const isHeld = -min.y > 10 * tolerance && depth < 0.15 * height;
  return Math.abs(min.z) <= tolerance || isBuiltIn || leadsIntoWall || isHeld ? "wall" : "floor";
}

const degree = Math.PI / 180;

/**
 * Returns how much higher than usual the camera of the product pictures stands, in radians: above what lies open to the
 * top (basins, baths, trays), and below a shower over the head.
 */
function tiltOf(box: ModelBox): number {
  const [width, height, depth] = sizeOf(box);
  const hangs = surfaceOf(box) === "wall";
  if (hangs && depth > 1.5 * width && height < depth / 2) return -38 * degree;
  const lies = height < (hangs ? 0.3 * Math.min(width, depth) : 0.6 * Math.sqrt(width * depth));
  return lies ? 15 * degree : 0;
}

/**
 * What carries a model, and by how many radians the camera of its pictures is higher, and farther to the right, than
 * usual.
 */
export type Standing = { surface: Surface; tilt: number; turn: number };

export function standingOf(box: ModelBox): Standing {
  const [width, height, depth] = sizeOf(box);
  // A mirror is seen nearly from its front, so that a round one is round; a rail along itself, so that it is not a line.
  if (isFlat(box)) return { surface: "wall", tilt: -10 * degree, turn: -22 * degree };
  const hangs = surfaceOf(box) === "wall";
  const isRail = hangs && width > 5 * Math.max(height, depth);
  const isColumn = hangs && height > tall && depth > width;
  return { surface: surfaceOf(box), tilt: tiltOf(box), turn: isRail || isColumn ? 24 * degree : 0 };
}

/** Sizes in metres: of the largest mirror, of what is small, of what is tall. */
const [largeMirror, small, tall] = [0.8, 0.12, 0.8];

/**
 * Returns the share of its picture that a product fills, by its larger dimension, so that in a row of tiles what is larger
 * looks larger: less if it is small, more if it is tall and slim; mirrors are shown in the relation of their sizes.
 */
export function shareOf(box: ModelBox): number {
  const [width, height, depth] = sizeOf(box);
  if (height > tall && height > 2.3 * Math.max(width, depth)) return 0.94;
  const size = Math.max(width, height, depth);
  return 0.79 * Math.min(1, isFlat(box) ? size / largeMirror : Math.sqrt(size / small));
}

/** Tells whether a model is as large and flat as only mirrors are. */
function isFlat(box: ModelBox): boolean {
  const [width, height, depth] = sizeOf(box);
  return Math.min(width, height) > 0.3 && depth < 0.1 * Math.min(width, height);
}

function sizeOf({ min, max }: ModelBox): [width: number, height: number, depth: number] {
  return [max.x - min.x, max.y - min.y, max.z - min.z];
}
