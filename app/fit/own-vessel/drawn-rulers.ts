import type { ScenePoint } from "lib/fit-rules/check";
import { type DrawingLayout, type DrawnRuler, rulerPaths } from "lib/fit-rules/drawing";
import { measureLines, type OwnVessel, valuesOf } from "lib/fit-rules/own-vessel";
import { tenth } from "lib/fit-rules/parts";
import { measureParameter } from "./parameters";

/** Length of an arrow as a share of the drawing's width. */
const arrowShare = 0.015;

/**
 * Returns the visitor's measures as rulers in the drawing, by URL parameter.
 * @param shift position of the vessel in the scene
 */
export function rulersOn(
  { origin, width }: DrawingLayout,
  { kind, estimates }: OwnVessel,
  shift: ScenePoint,
): { name: string; ruler: DrawnRuler }[] {
  const place = ({ u, z }: ScenePoint) => ({
    x: tenth(origin.x + u + shift.u),
    y: tenth(origin.y - z - shift.z),
  });
  return [...measureLines(kind, valuesOf(estimates))].flatMap(([id, line]) => {
    const name = measureParameter(kind, id);
    return name === null ? [] : [{ name, ruler: rulerPaths(line, place, width * arrowShare) }];
  });
}
