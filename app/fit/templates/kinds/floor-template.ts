import { mm } from "~/fit/rules/criteria/words";
import type { PairCheck } from "~/fit/rules/types/check";
import { around, oppositeCorners, surfaceBoundsOf } from "../bounds";
import { floorDepth, inFloor, rulerCheck } from "../checks";
import { boundsIn, outlineOf, type Part } from "../part";
import { axisOnly, type DrillingTemplate, type Mark, type SurfacePoint } from "../template";

/** Radius in mm around the axis that the sheet must show if no concealed part is known. */
const leastAround = 60;

type OnFloor = { mixer: Part | null; body: Part | null; beside?: PairCheck };

/**
 * Template for a floor-standing mixer and its concealed part, seen from above. x = 0 is the mixer's axis. Beside a bath,
 * y = 0 is the bath's edge; alone, it is the mixer's axis.
 */
export function floorTemplate({ mixer, body, beside }: OnFloor, bath: Part | null = null) {
  const distance = beside?.distance?.value ?? 0;
  const axis: SurfacePoint = { x: 0, y: -distance };
  const inlets = (body?.geometry.connections ?? [])
    .filter(({ kind }) => kind === "inlet")
    .map(
      ({ x, u, size }): Mark => ({
        ...axisOnly,
        x,
        y: axis.y + u,
        label: size,
        side: x < 0 ? "left" : "right",
      }),
    );
  const bounds = body ? boundsIn("top", body, axis) : surfaceBoundsOf(around(axis, leastAround));
  const depth = body?.geometry.depthRange;
  return {
    surface: "floor",
    basis: beside?.distance ? `${beside.distance.label}: ${mm(distance)}.` : null,
    needed: surfaceBoundsOf([...oppositeCorners(bounds), { x: 0, y: bath ? 12 : bounds.bottom }], 4),
    marks: [{ ...axisOnly, ...axis, label: "oś baterii" }, ...inlets],
    levels: [
      bath
        ? { y: 0, label: "krawędź wanny, spuść z niej pion", role: "main" }
        : { y: axis.y, label: "linia główna", note: "równolegle do krawędzi wanny", role: "main" },
    ],
    axes: [{ x: 0, label: "" }],
    dimensions: bath ? [{ along: "y", from: axis, to: { x: 0, y: 0 }, at: bounds.left + 12 }] : [],
    outlines: [
      ...(bath ? outlineOf(bath, "top", { x: 0, y: 0 }) : []),
      ...(body ? outlineOf(body, "top", axis) : []),
      ...(mixer ? outlineOf(mixer, "top", axis, { isHidden: true }) : []),
    ],
    checks: [
      rulerCheck,
      ...(bath ? ["Wannę, którą dostarczono: spuść pion z jej rantu, bo na podłodze jest węższa."] : []),
      inFloor,
      ...(depth && body ? [floorDepth(depth, body.product.code)] : []),
    ],
    unknown: [
      "Średnic otworów pod kotwy: dobierz je do kotew z kompletu.",
      "Przebiegu rur w podłodze.",
      ...(body ? [] : ["Elementu podłogowego: nie mamy jego rysunku."]),
    ],
  } satisfies Partial<DrillingTemplate>;
}
