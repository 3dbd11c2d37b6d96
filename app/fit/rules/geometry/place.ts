import type { ScenePoint } from "../types/check";

/** Returns `point` shifted by `by`. Coordinates are in mm, rounded to a tenth. */
export function moved(point: ScenePoint, by: ScenePoint): ScenePoint {
  return { u: tenth(point.u + by.u), z: tenth(point.z + by.z) };
}

/** Rounds a length to a tenth of a millimetre, the precision of the drawings. */
export function tenth(millimetres: number): number {
  return Math.round(millimetres * 10) / 10;
}

/** Rounds a length up, down or to the nearest multiple of 5 mm, the precision of measuring by hand. */
export const fives = {
  up: (millimetres: number) => Math.ceil(tenth(millimetres) / 5) * 5,
  down: (millimetres: number) => Math.floor(tenth(millimetres) / 5) * 5,
  near: (millimetres: number) => Math.round(tenth(millimetres) / 5) * 5,
};
