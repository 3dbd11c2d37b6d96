import { kindParameter, ownKindNames, tapParameter } from "~/fit/partners/own-vessel-query";
import { isMeasurable, type MeasureId, type OwnKind } from "~/fit/rules/own-vessel/measures";
import { distanceParameter } from "../check/parameters";

export { kindParameter, ownKindNames, tapParameter };

export const rulerParameter = "linijka";
export const overflowParameter = "przelew";

/** Id of the element with the drawing, which links and the form lead to. */
export const drawingId = "rysunek";

const measureNames: Readonly<Record<Exclude<MeasureId, "slope">, string>> = {
  rimHeight: "krawedz",
  depth: "glebokosc",
  rimWidth: "brzeg",
  drain: "odplyw",
  bowlDepth: "dno",
  wall: "sciana",
  tapAxis: "os",
  tapHole: "otwor",
  deck: "blat",
  connections: "przylacza",
  bowlBack: "misa",
  bowlFront: "przod",
};

const otherNames: Readonly<Partial<Record<OwnKind, Partial<Record<MeasureId, string>>>>> = {
  "wall-hung-basin": { deck: "polka" },
  "free-standing-bath": { depth: "szerokosc" },
  "built-in-bath": { depth: "szerokosc" },
  worktop: { bowlBack: "komora" },
};

/** Returns the URL parameter of a measure; null for one that visitors are not asked for. */
export function measureParameter(kind: OwnKind, id: MeasureId): string | null {
  if (!isMeasurable(id)) return null;
  return otherNames[kind]?.[id] ?? measureNames[id];
}

/** All query parameters of the page. */
export const ownParameters: readonly string[] = [
  kindParameter,
  ...new Set([
    ...Object.values(measureNames),
    ...Object.values(otherNames).flatMap((names) => Object.values(names)),
  ]),
  overflowParameter,
  rulerParameter,
  tapParameter,
  distanceParameter,
];
