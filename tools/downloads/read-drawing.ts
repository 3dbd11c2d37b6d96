type Point = { x: number; y: number };
export type Layer = "outline" | "dimension" | "arrow";
export type Stroke = { layer: Layer; path: string; points: Point[] };
type Words = Point & { text: string; turned: boolean };

/** A rectangle from its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number };
/** One view of a product; coordinates are in mm, as in the drawing. */
export type View = { label: string; strokes: Stroke[]; numbers: Words[]; box: Box };

const elements = /<(\w+)([\s/][^<>]*)?>(?:([^<]*)<\/text>)?/g;
const passedOver = new Set(["svg", "title", "rect", "g"]);
const viewLabel = /^widok /;

/**
 * Parses an SVG drawing exported from CAD, with front and side views in one row and the top view below. Skips the
 * drawing's notes, because pages show them in tables.
 * @throws {Error} on an unexpected SVG element
 */
export function readDrawing(svg: string): View[] {
  const strokes: Stroke[] = [];
  const words: Words[] = [];
  for (const [, tag = "", attributes = "", text] of svg.matchAll(elements)) {
    if (tag === "path") strokes.push(...readStrokes(attributes));
    else if (tag !== "text") expectKnown(tag);
    else if (attributes.includes('text-anchor="middle"')) words.push(readWords(attributes, text ?? ""));
  }
  const labels = words.filter(({ text }) => viewLabel.test(text));
  const numbers = words.filter(({ text }) => !viewLabel.test(text));
  return splitViews(labels, strokes, numbers);
}

function expectKnown(tag: string) {
  if (!passedOver.has(tag)) throw new Error(`Rysunek ma element, którego PDF nie umie pokazać: ${tag}`);
}

function readStrokes(attributes: string): Stroke[] {
  const data = /\bd="([^"]*)"/.exec(attributes)?.[1] ?? "";
  const layer = layerOf(attributes);
  return data
    .split(/(?=M)/)
    .filter((path) => path !== "")
    .map((path) => ({ layer, path, points: readPoints(path) }));
}

function layerOf(attributes: string): Layer {
  if (!attributes.includes('fill="none"')) return "arrow";
  return attributes.includes('stroke="#1a1a1a"') ? "outline" : "dimension";
}

function readPoints(path: string): Point[] {
  return [...path.matchAll(/(?<![\d.])(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
}

function readWords(attributes: string, text: string): Words {
  const moved = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(attributes);
  const x = moved?.[1] ?? /\bx="([^"]*)"/.exec(attributes)?.[1];
  const y = moved?.[2] ?? /\by="([^"]*)"/.exec(attributes)?.[1];
  return { x: Number(x), y: Number(y), text, turned: attributes.includes("rotate(-90)") };
}

/**
 * Splits the drawing into views at two empty strips: the widest one between the rows, and the widest one within the
 * upper row.
 */
function splitViews(labels: readonly Words[], strokes: readonly Stroke[], numbers: readonly Words[]): View[] {
  const [front, side, top] = labels;
  if (!front || !side || !top || labels.length > 3) throw new Error("Rysunek nie ma trzech widoków");
  const rowEdge = emptyStrip(strokes, "y", front.y, top.y);
  const isUpper = ({ y }: Point) => y < rowEdge;
  const upper = strokes.filter(({ points }) => points.every(isUpper));
  const columnEdge = emptyStrip(upper, "x", front.x, side.x);
  const upperTop = boxOf(upper.flatMap(({ points }) => points)).y;

  const view = (label: string, holds: (at: Point) => boolean, startsAt?: number): View => {
    const own = strokes.filter(({ points }) => points[0] && holds(points[0]));
    const box = boxOf(own.flatMap(({ points }) => points));
    const y = startsAt ?? box.y;
    return {
      label,
      strokes: own,
      numbers: numbers.filter(holds),
      box: { ...box, y, height: box.y + box.height - y },
    };
  };
  // The boxes of the front and side views have the same top edge, even if the views have different heights.
  return [
    view(front.text, (at) => isUpper(at) && at.x < columnEdge, upperTop),
    view(side.text, (at) => isUpper(at) && at.x >= columnEdge, upperTop),
    view(top.text, (at) => !isUpper(at)),
  ];
}

/** Returns the centre of the widest gap between strokes along an axis, within the range from `from` to `to`. */
function emptyStrip(strokes: readonly Stroke[], axis: "x" | "y", from: number, to: number): number {
  const spans = strokes
    .map(({ points }) => points.map((point) => point[axis]))
    .map((places) => ({ start: Math.min(...places), end: Math.max(...places) }))
    .toSorted((one, other) => one.start - other.start);
  let reached = from;
  let widest = { middle: (from + to) / 2, width: 0 };
  for (const { start, end } of spans) {
    const width = Math.min(start, to) - reached;
    if (width > widest.width) widest = { middle: reached + width / 2, width };
    reached = Math.max(reached, end);
  }
  return widest.middle;
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
