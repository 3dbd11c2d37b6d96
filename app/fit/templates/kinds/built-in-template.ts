import { mm } from "~/fit/rules/criteria/words";
import { oppositeCorners, surfaceBoundsOf } from "../bounds";
import { inFloor, inWall, rulerCheck, spiritLevel } from "../checks";
import { boundsIn, outlineOf, type Part } from "../part";
import { axisOnly, type DrillingTemplate, type Mark } from "../template";

/** Template for a cistern frame, seen from the front: studs, flush plate and pipes. y = 0 is the finished floor. */
export function frameTemplate(frame: Part) {
  const { plate, fixings = [], connections = [] } = frame.geometry;
  if (!plate) return null;
  const { drainHeight } = frame.product.byRole;
  const mark = (at: { x: number; z: number }, label: string): Mark => ({
    ...axisOnly,
    x: at.x,
    y: -at.z,
    label: `${label}, ${mm(at.z)} nad posadzką`,
    side: at.x < 0 ? "left" : "right",
  });
  const pipes = connections.filter(({ kind }) => kind !== "inlet");
  const studs = fixings.map((at) => mark(at, "szpilka miski"));
  const [left, right] = studs;
  const marks = [
    mark(plate, "oś przycisku"),
    ...studs,
    ...(drainHeight === undefined ? [] : [mark({ x: plate.x, z: drainHeight }, "odpływ miski")]),
    ...pipes.map((at) => mark(at, `${at.kind === "waste" ? "koniec rury" : "woda do miski"} ${at.size}`)),
  ];
  return {
    surface: "wall",
    basis: null,
    needed: surfaceBoundsOf([...marks, { x: 0, y: 0 }], 7),
    marks,
    levels: [{ y: 0, label: "linia główna", note: "gotowa posadzka", role: "main" }],
    axes: [{ x: plate.x, label: "oś stelaża" }],
    dimensions: left && right ? [{ along: "x", from: left, to: right, at: left.y - 26 }] : [],
    outlines: outlineOf(frame, "front", { x: 0, y: 0 }),
    checks: [rulerCheck, spiritLevel, "Rozstaw i średnicę otworów w dostarczonej misce.", inWall],
    unknown: [
      "Otworów, którymi stelaż przykręca się do ściany i podłogi: odrysuj je ze stelaża.",
      "Średnic otworów w płytce.",
    ],
  } satisfies Partial<DrillingTemplate>;
}

/** Template for a linear drain in the floor, seen from above: its outline and the axis of its outlet. */
export function drainTemplate(drain: Part) {
  const wastes = (drain.geometry.connections ?? []).filter(({ kind }) => kind === "waste");
  return {
    surface: "floor",
    basis: null,
    needed: surfaceBoundsOf(oppositeCorners(boundsIn("top", drain)), 2),
    marks: wastes.map(({ x, u, size }) => ({ ...axisOnly, x, y: u, label: `koniec przyłącza ${size}` })),
    levels: [{ y: 0, label: "linia główna", note: "oś rusztu", role: "main" }],
    axes: [{ x: 0, label: "środek odpływu" }],
    dimensions: [],
    outlines: outlineOf(drain, "top", { x: 0, y: 0 }),
    checks: [rulerCheck, inFloor, "Wysokość zabudowy i spadek posadzki do rusztu."],
    unknown: ["Otworów pod nóżki i kotwy.", "Krawędzi wycięcia w warstwach podłogi."],
  } satisfies Partial<DrillingTemplate>;
}
