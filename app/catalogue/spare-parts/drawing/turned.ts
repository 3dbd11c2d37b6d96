import { diameterText, figure, type Sketch } from "./sketch";

/** A piece of a turned part: a cylinder, or a cone where `end`, its diameter at the bottom, differs. */
export type Piece = {
  diameter: number;
  height: number;
  end?: number;
  surface?: "thread" | "knurl" | "hexagon" | "rings";
};

/** Where a piece was drawn: y of its top and bottom, and its diameter. */
export type DrawnPiece = { top: number; bottom: number; diameter: number };

/** Draws the side view of a whole turned part: its pieces one below another around the axis x = 0, from y = 0 on. */
export function stack<const Pieces extends readonly Piece[]>(sketch: Sketch, pieces: Pieces) {
  sketch.segment(
    0,
    0,
    0,
    pieces.reduce((sum, { height }) => sum + height, 0),
    "axis",
  );
  return drawPieces(sketch, 0, pieces);
}

/** Draws pieces one below another around the axis x = 0, from `top` on. */
export function drawPieces<const Pieces extends readonly Piece[]>(
  sketch: Sketch,
  top: number,
  pieces: Pieces,
) {
  let y = top;
  const drawn = pieces.map((piece) => {
    const from = y;
    y += piece.height;
    drawPiece(sketch, piece, from);
    return { top: from, bottom: y, diameter: piece.diameter };
  });
  return drawn as { [Key in keyof Pieces]: DrawnPiece };
}

/** Angles at which the lines of a knurled surface stand, in degrees from the middle. */
const knurlAngles = [-66, -48, -30, -10, 10, 30, 48, 66];

function drawPiece(sketch: Sketch, { diameter, height, end = diameter, surface }: Piece, top: number) {
  const [r, s, bottom] = [diameter / 2, end / 2, top + height];
  sketch.polygon([-r, top, r, top, s, bottom, -s, bottom]);
  if (surface === "thread") drawThread(sketch, diameter, top, height);
  if (surface === "hexagon") for (const side of [-0.5, 0.5]) sketch.segment(side * r, top, side * s, bottom);
  if (surface === "knurl")
    for (const sine of knurlAngles.map((angle) => Math.sin((angle * Math.PI) / 180)))
      sketch.segment(sine * r, top, sine * s, bottom);
  if (surface === "rings")
    for (const y of [top + height / 3, top + (2 * height) / 3]) sketch.segment(-r, y, r, y);
}

/**
 * Draws a thread as slanted lines around the axis x = 0. They are fewer than the thread's turns, so that they stay
 * apart in a small drawing.
 */
export function drawThread(sketch: Sketch, diameter: number, top: number, height: number) {
  const turns = Math.min(24, Math.max(3, Math.round((height / diameter) * 6)));
  const step = height / turns;
  for (let turn = 0; turn < turns; turn++)
    sketch.segment(-diameter / 2, top + turn * step, diameter / 2, top + (turn + 1) * step);
}

/** Measures a piece across. @param text what the dimension says, by default the diameter */
export function measureAcross(
  sketch: Sketch,
  { top, bottom, diameter }: DrawnPiece,
  side: "above" | "below",
  text = diameterText(diameter),
) {
  const y = side === "above" ? top : bottom;
  sketch.measure(text, side, -diameter / 2, y, diameter / 2, y);
}

/** Measures the height from the top of one piece to the bottom of another. */
export function measureUpright(
  sketch: Sketch,
  first: DrawnPiece,
  last: DrawnPiece,
  side: "left" | "right",
  text = figure(last.bottom - first.top),
) {
  const away = side === "right" ? 0.5 : -0.5;
  sketch.measure(text, side, away * first.diameter, first.top, away * last.diameter, last.bottom);
}

/** Draws the two centre lines of a circle around the origin. */
export function drawCentre(sketch: Sketch, diameter: number) {
  const r = diameter / 2;
  sketch.segment(-r, 0, r, 0, "axis");
  sketch.segment(0, -r, 0, r, "axis");
}

/** Draws the mesh of a strainer within a circle around the origin. */
export function drawMesh(sketch: Sketch, diameter: number, lines = 5) {
  const r = diameter / 2;
  for (let place = 1; place <= lines; place++) {
    const at = (place * diameter) / (lines + 1) - r;
    const reach = Math.sqrt(r * r - at * at);
    sketch.segment(at, -reach, at, reach);
    sketch.segment(-reach, at, reach, at);
  }
}

/** Draws the wavy line at which a lying part is broken off, around y = 0. */
export function drawBreak(sketch: Sketch, x: number, height: number) {
  const [r, bow] = [height / 2, height * 0.18];
  sketch.curve(
    [x, -r, x + bow, -r * 0.6, x + bow, -r * 0.3, x, 0, x - bow, r * 0.3, x - bow, r * 0.6, x, r],
    "detail",
  );
}
