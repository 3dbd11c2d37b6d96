import type { Standing } from "./surface";

const radians = (angle: number) => (angle * Math.PI) / 180;
const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Position of the camera for product pictures, in degrees: to the right of a product's front, and above it. */
const [cameraAzimuth, cameraElevation] = [36, 15];

/** Radius of the studio's walls, in sizes of the product: so near that flat fronts mirror them graded. */
const radius = 1.8;

/**
 * Radiance around a product that stands, by degrees from behind the camera to the right; a radiance of 1 is white.
 * Joined smoothly. A vertical cylinder shows the azimuth `a` at sin(a / 2) of its radius.
 */
const around = points(
  [-180, 0.09, -152, 0.05, -139, 0.06], // flag: the dark left edge
  [-135, 3.0, -118, 2.6, -98, 2.2, -80, 1.4, -62, 0.65], // large soft box, fading towards the camera
  [-40, 0.42, -12, 0.2, 8, 0.07, 14, 0.05], // the dark core
  [18, 2.4, 34, 2.8, 39, 0.5], // narrow strip
  [62, 0.3, 88, 0.13, 108, 0.1, 114, 0.12, 115.5, 0.9, 128, 0.45], // dark side with one hard edge
  [130, 2.3, 144, 1.9], // rim light
  [148, 0.06, 165, 0.05, 180, 0.09], // flag: the dark right edge
);

/** Radiance in front of a product that hangs, by elevation: a horizontal part mirrors it from its upper to its lower edge. */
const above = points(
  [-90, 0.3, -54, 0.3, -47, 1.4, -38, 1.1, -32, 0.35], // light from below
  [-4, 0.3, 6, 0.1, 20, 0.05, 27, 0.06], // the dark core
  [31, 2.2, 48, 2.8, 62, 1.6, 90, 0.9], // soft box over the product
);

/**
 * Returns the radiance that reaches a product from a direction.
 * @param azimuth in degrees to the right of the product's front
 * @param elevation in degrees above the horizon
 */
function studioLight({ surface, tilt, turn }: Standing, azimuth: number, elevation: number): number {
  const aside = turned(azimuth - cameraAzimuth - turn / radians(1));
  // How far the direction points to the camera, from −1 (behind the product) to 1.
  const front = Math.cos(radians(aside)) * Math.cos(radians(elevation));
  // Bright strips fade downwards, the dark ones lighten, so that nothing ends abruptly. The soft box fades to a dark grey.
  const down = smooth(-elevation, -4, 38);
  const fading = 1 - 0.8 * smooth(-elevation, -2, 32) * smooth(-aside, 50, 66) * smooth(aside, -125, -100);
  const strips = profile(around, aside) ** (1 - 0.45 * down) * (1 - 0.25 * down) * fading;
  // A bank behind and over the product: flat surfaces that face upwards mirror it, graded from front to back.
  const bank = 0.25 + 1.2 * smooth(elevation, 6, 34) * smooth(-front, -0.7, 0.7);
  const start = 6 + 30 * smooth(front, -0.9, -0.2);
  const light = mix(strips, bank, smooth(elevation, start, start + 10 + 30 * smooth(front, -0.9, -0.2)));
  const floor = 0.34 + 0.3 * smooth(-front, -1, 1);
  const stage = mix(light, floor, smooth(-elevation, 30, 48));
  return surface === "floor"
    ? stage
    : atWall(stage, azimuth, aside, elevation, radians(cameraElevation) + tilt);
}

/**
 * Adds the surroundings of a product that hangs: strips along its horizontal parts, the wall, and a dark edge all
 * around.
 * @param aside how far the direction is to the right of the camera's, in degrees
 * @param camera its elevation in radians
 */
function atWall(stage: number, azimuth: number, aside: number, elevation: number, camera: number): number {
  // Seen from below, a shower shows its face and rim, which have no dark core.
  const below = camera < 0 ? 1 : 0;
  const lying = Math.max(profile(above, elevation), 0.16 * below);
  const isVertical = smooth(elevation, -34, -28) * smooth(-elevation, -4, 2);
  const room = mix(lying, stage, isVertical);
  const behind = -Math.cos(radians(azimuth)) * Math.cos(radians(elevation));
  const wall = mix(
    room,
    0.12 + 0.4 * below * smooth(-elevation, 6, 24) + 0.95 * smooth(elevation, -30, 45),
    smooth(behind, -0.02, 0.14),
  );
  // Whatever a product's shape, its outline mirrors what is opposite the camera.
  const [sine, cosine] = [Math.sin(camera), Math.cos(camera)];
  const towards =
    Math.cos(radians(aside)) * Math.cos(radians(elevation)) * cosine + Math.sin(radians(elevation)) * sine;
  return mix(wall, 0.06, smooth(-towards, Math.cos(radians(25)), Math.cos(radians(13))));
}

/** Size in pixels of the equirectangular picture of the studio. */
const size = { width: 1024, height: 512 };

/** Returns the radiance of each pixel of the studio's equirectangular picture, from the lower left. Its middle is at +X. */
function radiance(standing: Standing): Float32Array {
  const { width, height } = size;
  return Float32Array.from({ length: width * height }, (_, pixel) => {
    // The model's front is at +Z, which causes the 90°.
    const azimuth = 90 - (((pixel % width) + 0.5) / width - 0.5) * 360;
    const elevation = ((Math.floor(pixel / width) + 0.5) / height - 0.5) * 180;
    return studioLight(standing, azimuth, elevation);
  });
}

/** The room in which products are shown and photographed. */
export const photoStudio = { radius, size, radiance };

/** Returns an angle in degrees as one from −180 to 180. */
const turned = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180;

/** Smoothstep: 0 up to `start`, 1 from `end`. */
function smooth(value: number, start: number, end: number): number {
  const share = Math.min(1, Math.max(0, (value - start) / (end - start)));
  return share * share * (3 - 2 * share);
}

type Point = { angle: number; light: number };

/** Reads angles and radiances, which alternate. */
function points(...parts: number[][]): Point[] {
  const numbers = parts.flat();
  return numbers.flatMap((angle, index) =>
    index % 2 === 0 ? [{ angle, light: numbers[index + 1] ?? 0 }] : [],
  );
}

/** Returns the radiance of a profile at an angle. Between points it is interpolated geometrically, because the eye sees ratios. */
function profile(line: readonly Point[], angle: number): number {
  const next = line.findIndex((point) => point.angle >= angle);
  const [from, to] = [line[Math.max(0, next - 1)], line[next]];
  if (!from || !to) return 0;
  return (
    from.light * (to.light / from.light) ** (to === from ? 0 : (angle - from.angle) / (to.angle - from.angle))
  );
}
