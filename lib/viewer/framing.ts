import { type Mesh, type Object3D, type PerspectiveCamera, type Sphere, Vector3 } from "three";
import { firstOrbit, moveOrbit, type Orbit, type OrbitMove } from "./orbit";
import type { Standing } from "./surface";

/** Rounds of the approximation in `frame`; more do not change a pixel. */
const rounds = 4;
/** Angle from the first view, in radians, at which most of its framing has given way to the one for all views. */
const firstViewAngle = Math.PI / 7;

/** Where the camera looks, from how far (in metres), and how far aside in the frame, from −1 to 1. */
type Framing = { distance: number; aside: number; upwards: number };

/**
 * The framings of a model: of the first view, as in the product's picture, and of any other view. `stand`: how much
 * further than its orbit says the camera is moved.
 */
export type Framings = { target: Vector3; stand: OrbitMove; first: Framing; other: Framing };

/**
 * Returns how a model is framed. In the first view it is in the middle of a square frame and as large as in its
 * picture; in any other view nothing of it is cut off.
 * @param share of the frame that it fills, by its larger dimension
 */
export function frame(
  model: Object3D,
  { center, radius }: Sphere,
  camera: PerspectiveCamera,
  { tilt, turn }: Standing,
  share: number,
): Framings {
  const stand = { raise: tilt, turn };
  const points = pointsOf(model);
  const whole = radius / Math.sin((camera.fov * Math.PI) / 360);
  let distance = whole;
  let extent = { left: -1, right: 1, bottom: -1, top: 1 };
  for (let round = 0; round < rounds; round++) {
    moveTo(camera, moveOrbit(firstOrbit, stand), center, distance);
    extent = extentOf(points, camera);
    distance *= Math.max(extent.right - extent.left, extent.top - extent.bottom) / 2 / share;
  }
  const { left, right, bottom, top } = extent;
  return {
    target: center,
    stand,
    first: { distance, aside: (left + right) / 2, upwards: (bottom + top) / 2 },
    other: { distance: Math.max(distance, whole), aside: 0, upwards: 0 },
  };
}

/**
 * Puts the camera on its orbit. The square frame of the view has the canvas's width; a higher canvas shows more below.
 * @param canvas size in pixels
 */
export function place(
  camera: PerspectiveCamera,
  orbit: Orbit,
  { target, stand, first, other }: Framings,
  { width, height }: { width: number; height: number },
) {
  const isFirst = Math.exp(-((angleBetween(orbit, firstOrbit) / firstViewAngle) ** 2));
  const mix = (key: keyof Framing) => other[key] + (first[key] - other[key]) * isFirst;
  moveTo(camera, moveOrbit(orbit, stand), target, mix("distance"));
  camera.zoom = orbit.zoom;
  // The shift is measured on the whole model, so a magnified model is shifted further.
  const pixels = (width / 2) * orbit.zoom;
  camera.setViewOffset(width, width, mix("aside") * pixels, -mix("upwards") * pixels, width, height);
}

function moveTo(camera: PerspectiveCamera, { azimuth, polar }: Orbit, target: Vector3, distance: number) {
  camera.position.setFromSphericalCoords(distance, polar, azimuth).add(target);
  camera.lookAt(target);
  camera.updateMatrixWorld();
}

function angleBetween(one: Orbit, other: Orbit): number {
  const [from, to] = [one, other].map(({ polar, azimuth }) =>
    new Vector3().setFromSphericalCoords(1, polar, azimuth),
  );
  return from && to ? from.angleTo(to) : 0;
}

/** Returns all corners of a model's triangles, in the world's coordinates. */
function pointsOf(model: Object3D): Vector3[] {
  const points: Vector3[] = [];
  model.updateMatrixWorld(true);
  model.traverse((part) => {
    const position = (part as Mesh).geometry?.getAttribute("position");
    if (!position) return;
    for (let index = 0; index < position.count; index++)
      points.push(new Vector3().fromBufferAttribute(position, index).applyMatrix4(part.matrixWorld));
  });
  return points;
}

/** Returns the edges of what the camera sees of the points, from −1 to 1 across the frame. */
function extentOf(points: readonly Vector3[], camera: PerspectiveCamera) {
  const edges = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  const seen = new Vector3();
  for (const point of points) {
    const { x, y } = seen.copy(point).project(camera);
    edges.left = Math.min(edges.left, x);
    edges.right = Math.max(edges.right, x);
    edges.bottom = Math.min(edges.bottom, y);
    edges.top = Math.max(edges.top, y);
  }
  return edges;
}
