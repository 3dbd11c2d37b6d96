import { tenth } from "../geometry/place";
import type { Scene, ScenePoint } from "../types/check";
import { type PlacedDimension, placeDimensions } from "./dimensions";
import { extentOf, type SceneExtent, shifted } from "./extent";

/**
 * A drawing of two products as SVG paths. Coordinates are in mm at full size, from the top left corner: x to the right,
 * y down.
 */
export type DrawingLayout = {
  width: number;
  height: number;
  /** Place of the scene's origin. */
  origin: { x: number; y: number };
  /** SVG path data of each product: its visible edges, and its section, which is filled by the even-odd rule. */
  shapes: { edges: string; section: string }[];
  /**
   * Hatched rectangles that represent a wall, counter or floor; `face` is the path of the surface facing the products.
   */
  masses: { x: number; y: number; width: number; height: number; face: string }[];
  /** Centre lines of tap and drain, as path data. */
  axes: string;
  jet: { path: string; end: { x: number; y: number } } | null;
  /** Where a spout would go through a vessel: its outlines in the material, and their middle. */
  collision: { path: string; middle: { x: number; y: number } } | null;
  dimensions: PlacedDimension[];
};

/** Lays out a scene for screen and paper. Numbers fit on screens that are at least 320 px wide. */
export function layOut(scene: Scene): DrawingLayout {
  const extent = extentOf(scene);
  const sheet = new Sheet(extent);
  return {
    width: sheet.width,
    height: sheet.height,
    origin: { x: sheet.x(0), y: sheet.y(0) },
    shapes: scene.parts.map(({ model: { geometry }, shift }) => ({
      edges: geometry.side.map((line) => sheet.path(shifted(line, shift))).join(""),
      section: (geometry.section ?? []).map((line) => `${sheet.path(shifted(line, shift))}Z`).join(""),
    })),
    masses: massesOf(scene, sheet),
    axes: axesOf(scene).map(sheet.path).join(""),
    jet: jetOf(scene, sheet),
    collision: collisionOf(scene, sheet),
    dimensions: placeDimensions(scene, extent),
  };
}

class Sheet {
  readonly width: number;
  readonly height: number;
  constructor(readonly extent: SceneExtent) {
    this.width = tenth(extent.maxU - extent.minU);
    this.height = tenth(extent.maxZ - extent.minZ);
  }
  x = (u: number) => tenth(u - this.extent.minU);
  y = (z: number) => tenth(this.extent.maxZ - z);
  path = (points: readonly ScenePoint[]) =>
    points.map(({ u, z }, place) => `${place === 0 ? "M" : "L"}${this.x(u)} ${this.y(z)}`).join("");
}

function massesOf({ wallU, ground }: Scene, sheet: Sheet): DrawingLayout["masses"] {
  const { width, height } = sheet;
  const thickness = sheet.extent.mass;
  const masses: DrawingLayout["masses"] = [];
  const left = wallU === null ? 0 : sheet.x(wallU);
  const standsOn = ground === "counter" || ground === "floor";
  const bottom = standsOn ? sheet.y(0) : height;
  if (wallU !== null) {
    const x = tenth(left - thickness);
    masses.push({ x, y: 0, width: tenth(thickness), height: bottom, face: `M${left} 0V${bottom}` });
  }
  if (standsOn) {
    const x = wallU === null ? 0 : tenth(left - thickness);
    const face = `M${left} ${bottom}H${width}`;
    masses.push({ x, y: bottom, width: tenth(width - x), height: tenth(thickness), face });
  }
  return masses;
}

/** Returns vertical centre lines through the base of a standing tap and through the drain. */
function axesOf({ parts }: Scene): ScenePoint[][] {
  return parts.flatMap(({ model: { geometry }, shift }) => {
    const { uFrom, mount, box, drain, rim } = geometry;
    const stands = uFrom === "axis" && (mount === "deck" || mount === "floor");
    const upright = (u: number, from: number, to: number) => [
      { u: u + shift.u, z: from + shift.z },
      { u: u + shift.u, z: to + shift.z },
    ];
    return [
      ...(stands ? [upright(0, box.minZ, box.maxZ)] : []),
      ...(drain && rim ? [upright(drain.u, box.minZ, rim.z)] : []),
    ];
  });
}

function jetOf({ jet = [] }: Scene, sheet: Sheet): DrawingLayout["jet"] {
  const end = jet.at(-1);
  return end ? { path: sheet.path(jet), end: { x: sheet.x(end.u), y: sheet.y(end.z) } } : null;
}

function collisionOf({ collision = [] }: Scene, sheet: Sheet): DrawingLayout["collision"] {
  const points = collision.flat();
  if (points.length === 0) return null;
  const [us, zs] = [points.map(({ u }) => u), points.map(({ z }) => z)];
  const middle = (lengths: number[]) => (Math.min(...lengths) + Math.max(...lengths)) / 2;
  return {
    path: collision.map(sheet.path).join(""),
    middle: { x: sheet.x(middle(us)), y: sheet.y(middle(zs)) },
  };
}
