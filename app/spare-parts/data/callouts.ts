import type { ScenePoint } from "lib/fit-rules/check";
import type { Geometry } from "lib/fit-rules/schema.server";
import type { ProductKind } from "~/range/product";
import type { SparePartShape } from "~/range/spare-parts";
import type { SparePart } from "~/range/spare-parts.server";

/**
 * The side view of a product with numbers that point at its spare parts. All lengths are in px, from the top left
 * corner.
 */
export type Callouts = {
  width: number;
  height: number;
  /** Path data of the product's outlines. */
  path: string;
  /** Numbers with the places that they point at. `number` is the part's place in the product's list, from 1. */
  places: { number: number; code: string; from: Spot; to: Spot }[];
};

type Spot = { x: number; y: number };

/** Largest size of the whole in px, which fits on a phone 320 px wide, and largest height of the product. */
const widest = 280;
const highest = 340;

/** Space in px around everything, between the product and the numbers, and between the middles of two numbers. */
const edge = 22;
const toNumbers = 44;
const step = 44;

/** A number is at the left if its part is in this share of the product's width, from the left. */
const leftShare = 1 / 3;

/**
 * Draws the side view of a product and points at those parts whose place is known for certain: where water comes out,
 * where pipes are connected, what fixes the product, what is above the body of a tap.
 * @returns null if no part has a certain place
 */
export function drawCallouts(
  geometry: Geometry,
  parts: readonly Pick<SparePart, "code" | "shape">[],
  handle: ProductKind["handle"],
): Callouts | null {
  const { minU, maxU, minZ, maxZ } = geometry.box;
  const found = parts.flatMap(({ code, shape }, place) => {
    const at = shape && placeOf(shape, geometry, handle);
    return at ? [{ number: place + 1, code, at }] : [];
  });
  if (found.length === 0) return null;
  const isLeft = ({ at }: { at: ScenePoint }) => at.u < minU + (maxU - minU) * leftShare;
  const [hasLeft, hasRight] = [found.some(isLeft), !found.every(isLeft)];
  const left = edge + (hasLeft ? toNumbers : 0);
  const right = edge + (hasRight ? toNumbers : 0);
  const scale = Math.min((widest - left - right) / (maxU - minU), highest / (maxZ - minZ));
  const width = rounded(left + (maxU - minU) * scale + right);
  const x = (u: number) => rounded(left + (u - minU) * scale);
  const y = (z: number) => rounded(edge + (maxZ - z) * scale);
  const spots = found.map(({ at, ...place }) => ({
    ...place,
    from: { x: x(at.u), y: y(at.z) },
    column: isLeft({ at }) ? edge : width - edge,
  }));
  const places = [edge, width - edge].flatMap((column) =>
    spread(spots.filter((spot) => spot.column === column)),
  );
  const lowest = Math.max(y(minZ), ...places.map(({ to }) => to.y));
  return {
    width,
    height: rounded(lowest + edge),
    path: geometry.side.map((line) => `M${line.map(([u, z]) => `${x(u)} ${y(z)}`).join("L")}`).join(""),
    places: places.toSorted((one, other) => one.number - other.number),
  };
}

type UnspreadPlace = Omit<Callouts["places"][number], "to"> & { column: number };

/** Puts the numbers of a column in the order of their places and far enough apart. */
function spread(spots: UnspreadPlace[]): Callouts["places"] {
  let next = edge;
  return spots
    .toSorted((one, other) => one.from.y - other.from.y || one.number - other.number)
    .map(({ column, ...place }) => {
      const y = Math.max(next, place.from.y);
      next = y + step;
      return { ...place, to: { x: column, y } };
    });
}

const handles: readonly SparePartShape[] = ["uchwyt okrągły", "uchwyt kwadratowy", "uchwyt trzpieniowy"];
const aerators: readonly SparePartShape[] = ["aerator gwintowany", "aerator wkładany"];

/** Returns where in a product's side view a part of a shape is; null if that is not certain. */
function placeOf(
  shape: SparePartShape,
  geometry: Geometry,
  handle: ProductKind["handle"],
): ScenePoint | null {
  if (handle && handles.includes(shape)) return highestPoint(geometry);
  if (aerators.includes(shape) || shape === "pompka") return geometry.outlet ?? null;
  if (geometry.mount === "deck") return placeOnDeck(shape, geometry, handle);
  if (geometry.mount === "wall") return placeAtWall(shape, geometry);
  return geometry.mount === "none" ? placeInHand(shape, geometry) : null;
}

function placeOnDeck(shape: SparePartShape, { outlet, box }: Geometry, handle: ProductKind["handle"]) {
  // The body of a basin tap stands on the axis, between its spout and its handle.
  if (handle === "on body" && shape === "kartridż" && outlet)
    return { u: 0, z: outlet.z + (box.maxZ - outlet.z) / 4 };
  if (shape === "mocowanie do blatu") return { u: 0, z: 0 };
  return shape === "wąż przyłączeniowy" ? { u: box.minU / 2, z: 0 } : null;
}

function placeAtWall(shape: SparePartShape, geometry: Geometry) {
  const { outlet, connections = [] } = geometry;
  const inlets = connections.filter(({ kind }) => kind === "inlet");
  if (shape === "wkręt z kołkiem") return { u: 0, z: 0 };
  if (shape === "mimośród" || shape === "uszczelki") return inlets[0] ?? null;
  // A shower head hangs from its arm by the joint.
  if (shape === "przegub kulowy" && outlet) return { u: outlet.u, z: outlet.z / 2 };
  return shape === "wąż z nakrętkami" ? connectionOf(geometry, "outlet") : null;
}

/** Kinds that are held in the hand or hang below a basin. */
function placeInHand(shape: SparePartShape, geometry: Geometry) {
  const { box } = geometry;
  if (shape === "wąż z nakrętkami" || shape === "ogranicznik przepływu")
    return connectionOf(geometry, "inlet");
  if (shape === "kubek") return { u: 0, z: box.minZ };
  if (shape === "rura z rozetą") return connectionOf(geometry, "waste");
  return shape === "mechanizm klik-klak" || shape === "pokrywa" ? { u: 0, z: box.maxZ } : null;
}

function connectionOf({ connections = [] }: Geometry, kind: "inlet" | "outlet" | "waste") {
  return connections.find((one) => one.kind === kind) ?? null;
}

function highestPoint({ side }: Geometry): ScenePoint | null {
  const [first, ...others] = side.flat();
  if (!first) return null;
  const [u, z] = others.reduce((highest, point) => (point[1] > highest[1] ? point : highest), first);
  return { u, z };
}

function rounded(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
