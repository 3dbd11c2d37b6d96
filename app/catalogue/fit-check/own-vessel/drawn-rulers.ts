import type { ScenePoint } from "~/fit-rules/check";
import type { DrawingLayout } from "~/fit-rules/drawing/layout";
import { type DrawnRuler, rulerPaths } from "~/fit-rules/drawing/ruler";
import { tenth } from "~/fit-rules/geometry/place";
import { valuesOf } from "~/fit-rules/own-vessel/estimates";
import { measureLines } from "~/fit-rules/own-vessel/measure-lines";
import type { OwnVessel } from "~/fit-rules/own-vessel/own-vessel";
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
