import { type DrawnRuler, rulerPaths } from "../drawing/ruler";
import { tenth } from "../geometry/place";
import type { ScenePoint } from "../types/check";
import { type MeasureLine, measureLines } from "./measure-lines";
import { type Known, measuresOf, type OwnKind } from "./measures";
import { ownPart } from "./own-part";
import { rectangle } from "./profile";

/** Pictures that say where to hold the ruler: one shape for all measures of a kind, and a picture for each. */
export type MeasurePictures = ReturnType<typeof measurePictures>;

/** A part of the shape with one or more rulers. `viewBox` is that of an SVG. */
export type MeasureView = { viewBox: string; rulers: DrawnRuler[] };

/** Measures of the vessels in the pictures, in mm. They show clearly where to measure, are ordinary, and belong to no product. */
const samples: Readonly<Record<OwnKind, Known>> = {
  "countertop-basin": {
    rimHeight: 140,
    depth: 400,
    rimWidth: 22,
    drain: 200,
    bowlDepth: 116,
    slope: 50,
    wall: 120,
    tapAxis: 60,
    tapHole: 40,
    deck: 38,
  },
  "wall-hung-basin": {
    wall: 62,
    bowlBack: 56,
    drain: 170,
    bowlFront: 360,
    tapHole: 40,
    deck: 22,
    bowlDepth: 110,
    slope: 30,
  },
  "free-standing-bath": {
    rimHeight: 560,
    depth: 780,
    rimWidth: 45,
    drain: 390,
    bowlDepth: 430,
    slope: 90,
    tapAxis: 110,
  },
  "built-in-bath": {
    rimHeight: 540,
    depth: 740,
    rimWidth: 75,
    drain: 370,
    bowlDepth: 430,
    slope: 60,
    wall: 40,
    connections: 720,
  },
  worktop: { tapHole: 35, deck: 40, wall: 70, bowlBack: 75, bowlFront: 460 },
};

/** Widths of the pictures on the page in px, for which the rulers' bars are made. */
const shownWidth = { measure: 150, whole: 560 };
const barPx = 12;
/** Width of a measure's picture: the length of the ruler times `around`, but no less than a share of the shape's. */
const [around, leastShare] = [1.5, 0.5];
/** Space around the shape in mm, and the thickness of what is cut off at the edges. */
const margin = 14;
const cut = 26;

type Outline = readonly (readonly [u: number, z: number])[];

/** Returns the required measures of the vessel in the pictures. */
export function exampleOf(kind: OwnKind): Known {
  const required = measuresOf[kind].filter(({ isRequired }) => isRequired);
  return Object.fromEntries(required.map(({ id }) => [id, samples[kind][id]]));
}

export function measurePictures(kind: OwnKind) {
  const sample = samples[kind];
  const { section = [], box } = ownPart(kind, sample).geometry;
  const outlines = [...section, ...surroundings[kind](sample, box)];
  const lines = [...measureLines(kind, sample)];
  const points = [
    ...outlines.flat().map(([u, z]) => ({ u, z })),
    ...lines.flatMap(([, { from, to }]) => [from, to]),
  ];
  const [us, zs] = [points.map(({ u }) => u), points.map(({ z }) => z)];
  const [left, top] = [Math.min(...us) - margin, Math.max(...zs) + margin];
  const [width, height] = [Math.max(...us) + margin - left, top - Math.min(...zs) + margin];
  const place = ({ u, z }: ScenePoint) => ({ x: tenth(u - left), y: tenth(top - z) });
  const path = (outline: Outline) =>
    `M${outline.map(([u, z]) => Object.values(place({ u, z })).join(" ")).join("L")}Z`;
  const picture = (of: readonly MeasureLine[], part: Part, px: number): MeasureView => ({
    viewBox: [part.x, part.y, part.width, part.height].map(tenth).join(" "),
    rulers: of.map((line) => rulerPaths(line, place, (barPx * part.width) / px)),
  });
  const whole = { x: 0, y: 0, width, height };
  const required = exampleOf(kind);
  return {
    /** SVG path data of the cut vessel with the counter, wall or floor around it, filled by the even-odd rule. */
    shape: outlines.map(path).join(""),
    /** The whole shape, with the measures that are required. */
    whole: picture(
      lines.flatMap(([id, line]) => (id in required ? line : [])),
      whole,
      shownWidth.whole,
    ),
    measures: lines.map(([id, line]) => ({
      id,
      ...picture([line], partAround(place(line.from), place(line.to), whole), shownWidth.measure),
    })),
  };
}

type Part = { x: number; y: number; width: number; height: number };
type Point = { x: number; y: number };

/** Returns the part of the whole picture around the line to measure, in the proportions of the whole. */
function partAround(from: Point, to: Point, whole: Part): Part {
  const ratio = whole.height / whole.width;
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const wanted = around * Math.max(across, down / ratio);
  const width = Math.min(whole.width, Math.max(wanted, leastShare * whole.width));
  const height = width * ratio;
  const within = (middle: number, length: number, most: number) =>
    Math.min(most - length, Math.max(0, middle - length / 2));
  return {
    x: within((from.x + to.x) / 2, width, whole.width),
    y: within((from.y + to.y) / 2, height, whole.height),
    width,
    height,
  };
}

type Box = { minU: number; maxU: number; minZ: number; maxZ: number };

/** What is around each vessel: a counter with a hole, a tiled wall, a floor. */
const surroundings: Readonly<Record<OwnKind, (sample: Known, box: Box) => Outline[]>> = {
  "countertop-basin": ({ wall = 0, tapAxis = 0, tapHole = 0, deck = 0 }, { maxU }) => [
    rectangle(-wall, -tapAxis - tapHole / 2, -deck, 0),
    rectangle(-tapAxis + tapHole / 2, maxU + 60, -deck, 0),
    rectangle(-wall - cut, -wall, -deck, 190),
  ],
  "wall-hung-basin": (_, { minZ }) => [rectangle(-cut, 0, minZ, 70)],
  "free-standing-bath": ({ tapAxis = 0 }, { maxU }) => [
    rectangle(-tapAxis - 90, maxU + 90, -cut, 0),
    rectangle(-tapAxis - 12, -tapAxis + 12, 0, 60),
  ],
  "built-in-bath": ({ wall = 0, connections = 0 }, { maxU }) => [
    rectangle(-wall - cut, -wall, -cut, connections + 90),
    rectangle(-wall, maxU + 90, -cut, 0),
    rectangle(-wall, -wall + 50, connections - 14, connections + 14),
  ],
  worktop: ({ wall = 0, deck = 0 }) => [rectangle(-wall - cut, -wall, -deck, 110)],
};
