import { oppositeCorners, surfaceBoundsOf } from "../bounds";
import { inWall, rulerCheck, spiritLevel, tileDepth, wallLoad } from "../checks";
import { boundsIn, outlineOf, type Part } from "../part";
import {
  axisOnly,
  type DrillingTemplate,
  type Level,
  type Mark,
  type SurfaceBounds,
  type SurfacePoint,
  type TemplateDimension,
} from "../template";
import { grounds, type HeightOnWall, heightWords } from "../wall-height";
import { furtherFixings, wallMarks } from "../wall-marks";

/** Free margin in mm around axes and outlines. */
const margin = 2;
/** Radius in mm around an axis that the sheet must show. */
const aroundAxis = 32;
/** Largest size in mm of a product whose whole outline the sheets show although its axes are known. */
const wholeOutline = 300;

type OnWall = {
  /** The visible product; null for a concealed part alone. */
  trim: Part | null;
  /** The concealed part or frame behind it; null if there is none. */
  body: Part | null;
  /** Null if no rule calculates the height. */
  height: HeightOnWall | null;
  /** Further levels; y = 0 is the origin of the visible product. */
  levels?: Level[];
  outlines?: DrillingTemplate["outlines"];
  checks?: string[];
  unknown?: string[];
};

/**
 * Template for a product on or in a wall, seen from the front. The origin is that of the visible product: the axis of
 * its connections, or the middle of its plate.
 */
export function wallTemplate({
  trim,
  body,
  height,
  levels = [],
  outlines = [],
  checks = [],
  unknown = [],
}: OnWall) {
  const main = trim ?? body;
  if (!main) return null;
  const origin = { x: 0, y: 0 };
  const bodyAt = trim && body ? bodyOrigin(trim, body) : origin;
  const axes = wallMarks(main);
  const supplies = body?.geometry.axes ? supplyMarks(body, bodyAt) : [];
  const fixings = trim ? furtherFixings(trim.geometry) : [];
  const depth = body?.geometry.depthRange;
  const y = axes[0]?.y ?? 0;
  const words = height && heightWords(height, y);
  const lacking = trim && !body && trim.product.requires.length > 0 ? trim.product : null;
  const notHad = height ? "rysunku" : "rysunku ani wysokości na ścianie";
  return {
    surface: "wall",
    basis: height && `${height.subject}: ${words}.`,
    needed: neededBounds(main, [...axes, ...supplies]),
    marks: [...axes, ...supplies],
    levels: [
      { y, label: "linia główna", note: words ?? "poziom osi", role: "main" },
      ...fixings.map((up): Level => ({ y: -up, label: "środek mocowania", role: "reference" })),
      ...levels,
      ...(height
        ? [{ y: height.value, label: grounds[height.ground].level, role: "reference" as const }]
        : []),
    ],
    axes: axes.map(({ x }) => ({ x, label: "" })),
    dimensions: spacing(axes, main),
    outlines: [
      ...outlines,
      ...(body ? outlineOf(body, "front", bodyAt, { isHidden: trim !== null }) : []),
      ...(trim ? outlineOf(trim, "front", origin) : []),
    ],
    checks: [
      rulerCheck,
      spiritLevel,
      inWall,
      ...(depth && body ? [tileDepth(depth, body.product.code)] : []),
      ...(main.product.byRole.fixing ? [wallLoad] : []),
      ...checks,
    ],
    unknown: [
      ...(lacking ? [`Elementu, którego wymaga ${lacking.name}: nie mamy jego ${notHad}.`] : []),
      ...(height || lacking ? [] : ["Wysokości na ścianie: wynika z projektu."]),
      ...unknown,
      ...(fixings.length > 0
        ? ["Miejsc dalszych mocowań w poziomie: z widoku z boku znamy ich wysokość."]
        : []),
      ...unknownOf(main),
    ],
  } satisfies Partial<DrillingTemplate>;
}

/** Returns where the origin of the concealed part lies if its axes are behind those of the visible product. */
function bodyOrigin(trim: Part, body: Part): SurfacePoint {
  const [own, other] = [trim.geometry.axes, body.geometry.axes];
  if (own && other) return { x: own.spout.x - other.spout.x, y: other.spout.z - own.spout.z };
  const { plate } = body.geometry;
  return plate ? { x: -plate.x, y: plate.z } : { x: 0, y: 0 };
}

function supplyMarks({ geometry }: Part, at: SurfacePoint): Mark[] {
  const supplies = (geometry.connections ?? []).filter(({ kind }) => kind === "inlet");
  return supplies.map(({ x, z, size }, place) => ({
    ...axisOnly,
    x: at.x + x,
    y: at.y - z,
    label: size,
    side: place === 0 ? "left" : "right",
  }));
}

/**
 * Returns the area around all axes and the whole outline. Of a large or concealed product, only the area around the axes
 * is needed, unless nothing is known but its outline.
 */
function neededBounds(main: Part, marks: readonly Mark[]): SurfaceBounds {
  const bounds = boundsIn("front", main);
  const { left, top, right, bottom } = bounds;
  const isLarge = right - left > wholeOutline || bottom - top > wholeOutline;
  if (main.geometry.depthRange || (isLarge && hasPipes(main))) return surfaceBoundsOf(marks, aroundAxis);
  return surfaceBoundsOf([...oppositeCorners(bounds), ...marks], margin);
}

function hasPipes({ geometry }: Part): boolean {
  return geometry.axes !== undefined || geometry.connections !== undefined;
}

function spacing(marks: readonly Mark[], main: Part): TemplateDimension[] {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || first === last) return [];
  const { bottom } = boundsIn("front", main);
  return [{ along: "x", from: first, to: last, at: Math.min(bottom, 40) + 12 }];
}

function unknownOf(main: Part): string[] {
  return [
    ...(hasPipes(main) ? ["Średnic otworów i bruzd na rury: w danych są osie i gwinty."] : []),
    ...(main.product.byRole.fixing
      ? ["Otworów pod kołki: w danych ich nie ma, odrysuj je z płytki lub listwy mocującej."]
      : []),
  ];
}
