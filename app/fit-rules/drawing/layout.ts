import type { Scene, ScenePoint } from "~/fit-rules/check";
import { type PlacedDimension, placeDimensions } from "./dimensions";
import { extentOf, type SceneExtent, shifted } from "./extent";

/** A pair of products as lines on a sheet, in mm of the products: x to the right, y down from the upper left corner. */
export type DrawingLayout = {
  width: number;
  height: number;
  /** As data of SVG paths: visible edges, and the cut material, to be filled even-odd. */
  shapes: { edges: string; section: string }[];
  /** Wall and counter or floor, hatched, with the line of the face that products touch. */
  masses: { x: number; y: number; width: number; height: number; face: string }[];
  /** Of the tap and the drain, as path data. */
  axes: string;
  jet: { path: string; end: { x: number; y: number } } | null;
  dimensions: PlacedDimension[];
};

/** Lays a scene out for the screen or for paper; numbers have room from a screen of 320 px on. */
export function layOut(scene: Scene): DrawingLayout {
  const extent = extentOf(scene);
  const sheet = new Sheet(extent);
  return {
    width: sheet.width,
    height: sheet.height,
    shapes: scene.parts.map(({ model: { geometry }, shift }) => ({
      edges: geometry.side.map((line) => sheet.path(shifted(line, shift))).join(""),
      section: (geometry.section ?? []).map((line) => `${sheet.path(shifted(line, shift))}Z`).join(""),
    })),
    masses: massesOf(scene, sheet),
    axes: axesOf(scene).map(sheet.path).join(""),
    jet: jetOf(scene, sheet),
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

/** Through the hole that a tap stands in, and through the waste's. */
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

function jetOf({ jet }: Scene, sheet: Sheet): DrawingLayout["jet"] {
  const end = jet.at(-1);
  return end ? { path: sheet.path(jet), end: { x: sheet.x(end.u), y: sheet.y(end.z) } } : null;
}

function tenth(millimetres: number): number {
  return Math.round(millimetres * 10) / 10;
}
