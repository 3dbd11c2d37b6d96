import { tenth } from "../geometry/place";
import type { Scene, ScenePoint } from "../types/check";
import type { Size } from "./dimension-lines";
import { placeDimensions } from "./dimensions";
import { extentOf, type SceneExtent, shifted } from "./extent";

/**
 * A drawing of two products as SVG paths. Coordinates are in mm at full size, from the top left corner: x to the right,
 * y down.
 */
export type DrawingLayout = ReturnType<typeof layOut>;

/** Lays out a scene for screen and paper. Numbers fit on screens that are at least 320 px wide. */
export function layOut(scene: Scene) {
  const extent = extentOf(scene);
  const sheet = new Sheet(extent);
  return {
    width: sheet.width,
    height: sheet.height,
    /** The n of the scale 1 : n on paper. */
    paperScale: paperScale(sheet),
    /** SVG path data of each product: its visible edges, and its section, which is filled by the even-odd rule. */
    shapes: scene.parts.map(({ model: { geometry }, shift }) => ({
      edges: geometry.side.map((line) => sheet.path(shifted(line, shift))).join(""),
      section: (geometry.section ?? []).map((line) => `${sheet.path(shifted(line, shift))}Z`).join(""),
    })),
    /** Hatched rectangles that represent a wall, counter or floor. */
    masses: massesOf(scene, sheet),
    /** Centre lines of tap and drain, as path data. */
    axes: axesOf(scene).map(sheet.path).join(""),
    jet: jetOf(scene, sheet),
    /** Where a spout would go through a vessel: its outlines in the material, and their middle. */
    collision: collisionOf(scene, sheet),
    dimensions: placeDimensions(scene, extent),
  };
}

/** Common scales of bathroom drawings on paper, as 1 : n. */
const scales = [5, 10, 20] as const;

/**
 * Maximum width and height of the view on an A4 sheet, in mm. They leave room for dimension lines and for the rules.
 */
const [widest, highest] = [150, 130];

/** Returns the n of the largest scale 1 : n at which the drawing fits on the sheet; 20 if it fits at no scale. */
export function paperScale({ width, height }: Size): number {
  return scales.find((scale) => width / scale <= widest && height / scale <= highest) ?? 20;
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

/** A rectangle; `face` is the path of the surface that faces the products. */
type Mass = Size & { x: number; y: number; face: string };

function massesOf({ wallU, ground }: Scene, sheet: Sheet): Mass[] {
  const { width, height } = sheet;
  const thickness = sheet.extent.mass;
  const masses: Mass[] = [];
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

function jetOf({ jet = [] }: Scene, sheet: Sheet) {
  const end = jet.at(-1);
  return end ? { path: sheet.path(jet), end: { x: sheet.x(end.u), y: sheet.y(end.z) } } : null;
}

function collisionOf({ collision = [] }: Scene, sheet: Sheet) {
  const points = collision.flat();
  if (points.length === 0) return null;
  const [us, zs] = [points.map(({ u }) => u), points.map(({ z }) => z)];
  const middle = (lengths: number[]) => (Math.min(...lengths) + Math.max(...lengths)) / 2;
  return {
    path: collision.map(sheet.path).join(""),
    middle: { x: sheet.x(middle(us)), y: sheet.y(middle(zs)) },
  };
}
