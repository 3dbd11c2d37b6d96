import { type DrawingSide, isAcross, type MeasuredLine } from "~/drawing/dimension-lines";
import { tenth } from "~/fit-rules/geometry/place";
import { polishNumber } from "~/polish/number";

/** Weights of lines: bodies are closed outlines, which are filled; outlines are thick, details and axes thin. */
type LineWeight = "body" | "outline" | "detail" | "axis";

/** One view of a spare part. All lengths are in mm, from the view's top left corner. */
export type PartView = {
  /** What the view is, in Polish: `widok z góry`. */
  label: string;
  width: number;
  height: number;
  /** Path data by weight; empty if there are no such lines. */
  paths: Record<LineWeight, string>;
  dimensions: MeasuredLine[];
  /** True if the part is drawn shorter than it is, because it is too long for a drawing to scale. */
  isShortened?: boolean;
  /**
   * Side in mm of the square in which the small drawing stands. Parts of shapes that are told apart by their size share
   * it; without it, the drawing fills the square.
   */
  comparedIn?: number;
};

/** A point in mm: x to the right, y down. The origin is where it suits the part, mostly on its axis. */
type SketchPoint = readonly [x: number, y: number];

type Mark = {
  weight: LineWeight;
  /** Points whose bounding box contains the whole mark. */
  corners: readonly SketchPoint[];
  /** Returns path data; `at` writes a point in the coordinates of the view. */
  path: (at: (point: SketchPoint) => string) => string;
};

type Measured = { text: string; side: DrawingSide; from: SketchPoint; to: SketchPoint };

/**
 * Collects the lines and dimensions of one view, in any coordinates. Points are written one after another, as
 * `x, y, x, y, …`.
 */
export class Sketch {
  readonly #marks: Mark[] = [];
  readonly #measured: Measured[] = [];

  /** A thin line between two points. */
  segment(x1: number, y1: number, x2: number, y2: number, weight: LineWeight = "detail"): void {
    this.line([x1, y1, x2, y2], weight);
  }

  line(coordinates: readonly number[], weight: LineWeight = "outline"): void {
    const corners = pointsOf(coordinates);
    this.#marks.push({ weight, corners, path: (at) => `M${corners.map(at).join("L")}` });
  }

  polygon(coordinates: readonly number[], weight: LineWeight = "body"): void {
    const corners = pointsOf(coordinates);
    this.#marks.push({ weight, corners, path: (at) => `M${corners.map(at).join("L")}Z` });
  }

  /** A rectangle whose top left corner is at `x`, `y`. */
  rect(x: number, y: number, width: number, height: number, weight: LineWeight = "body"): void {
    this.polygon([x, y, x + width, y, x + width, y + height, x, y + height], weight);
  }

  /** A rectangle like {@link rect}, with rounded corners. */
  roundedRect(x: number, y: number, width: number, height: number, radius: number): void {
    const [r, w, h] = [tenth(radius), tenth(width - 2 * radius), tenth(height - 2 * radius)];
    const corner = (right: 1 | -1, down: 1 | -1) => `a${r} ${r} 0 0 1 ${right * r} ${down * r}`;
    const path = `h${w}${corner(1, 1)}v${h}${corner(-1, 1)}h${-w}${corner(-1, -1)}v${-h}${corner(1, -1)}Z`;
    this.#marks.push({
      weight: "body",
      corners: pointsOf([x, y, x + width, y + height]),
      path: (at) => `M${at([x + radius, y])}${path}`,
    });
  }

  circle(x: number, y: number, diameter: number, weight: LineWeight = "body"): void {
    const r = tenth(diameter / 2);
    const half = (to: number) => `a${r} ${r} 0 1 0 ${to} 0`;
    this.#marks.push({
      weight,
      corners: pointsOf([x - r, y - r, x + r, y + r]),
      path: (at) => `M${at([x - r, y])}${half(2 * r)}${half(-2 * r)}Z`,
    });
  }

  /** Cubic curves, each from the end of the one before; control points must not be outside the part. */
  curve(coordinates: readonly number[], weight: LineWeight = "outline"): void {
    const corners = pointsOf(coordinates);
    const [from, ...rest] = corners;
    if (from) this.#marks.push({ weight, corners, path: (at) => `M${at(from)}C${rest.map(at).join(" ")}` });
  }

  /** A dimension from one point to another, whose line is on the given side of the view. */
  measure(text: string, side: DrawingSide, x1: number, y1: number, x2: number, y2: number): void {
    this.#measured.push({ text, side, from: [x1, y1], to: [x2, y2] });
  }

  /** Ends the sketch. The view is as large as its lines. */
  view(label: string): PartView {
    const corners = this.#marks.flatMap((mark) => mark.corners);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [tenth(Math.max(...xs) - left), tenth(Math.max(...ys) - top)];
    const at = ([x, y]: SketchPoint) => `${tenth(x - left)} ${tenth(y - top)}`;
    const pathsOf = (weight: LineWeight) =>
      this.#marks.flatMap((mark) => (mark.weight === weight ? mark.path(at) : [])).join("");
    return {
      label,
      width,
      height,
      paths: {
        body: pathsOf("body"),
        outline: pathsOf("outline"),
        detail: pathsOf("detail"),
        axis: pathsOf("axis"),
      },
      dimensions: this.#measured.map((measured) => onView(measured, { left, top, width, height })),
    };
  }
}

/** Number on a drawing, with a decimal comma. */
export function figure(millimetres: number): string {
  return polishNumber(millimetres, 1);
}

/** Diameter on a drawing: `Ø 25`. */
export function diameterText(millimetres: number): string {
  return `Ø\u00a0${figure(millimetres)}`;
}

function pointsOf(coordinates: readonly number[]): SketchPoint[] {
  return coordinates.flatMap((x, place) =>
    place % 2 === 0 ? [[x, coordinates[place + 1] ?? 0] as const] : [],
  );
}

type Frame = { left: number; top: number; width: number; height: number };

function onView({ text, side, from, to }: Measured, { left, top, width, height }: Frame): MeasuredLine {
  const depth = ([x, y]: SketchPoint) =>
    tenth({ above: y - top, below: top + height - y, left: x - left, right: left + width - x }[side]);
  const along = ([x, y]: SketchPoint) => tenth(isAcross(side) ? x - left : y - top);
  const [first, last] = along(from) <= along(to) ? [from, to] : [to, from];
  return { text, side, start: along(first), end: along(last), depths: [depth(first), depth(last)] };
}
