import type { ScenePoint } from "~/fit-rules/check";

/** A point of a model where the model stands after its shift. */
export function moved(point: ScenePoint, by: ScenePoint): ScenePoint {
  return { u: tenth(point.u + by.u), z: tenth(point.z + by.z) };
}

/** Lengths are exact to a tenth of a millimetre, as in the drawings. */
export function tenth(millimetres: number): number {
  return Math.round(millimetres * 10) / 10;
}

/** The scale of what is measured out by hand: to 5 mm, up, down or to the nearest. */
export const fives = {
  up: (millimetres: number) => Math.ceil(tenth(millimetres) / 5) * 5,
  down: (millimetres: number) => Math.floor(tenth(millimetres) / 5) * 5,
  near: (millimetres: number) => Math.round(tenth(millimetres) / 5) * 5,
};
