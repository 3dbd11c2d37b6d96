import type { pairView } from "~/fit/check";
import type { Line, Pdf } from "../pdf/document";
import { colours, pointsPerMm } from "../pdf/theme";

type PairView = ReturnType<typeof pairView>;

type Drawn = Pick<PairView, "layout" | "description">;
type PlacedDimension = PairView["layout"]["dimensions"][number];

/**
 * Distance in points between adjacent dimension lines. `firstTier` is the distance from the view to its nearest
 * dimension line.
 */
const tierStep = 15;
const firstTier = 11;
const numberSize = 8;
/** Length and half width of an arrowhead, in points. */
const arrow = { length: 5, half: 1.4 };
const hatchStep = 3.2;
const dashSpace = 2.5;

/**
 * Draws both products to scale with their dimensions, centred in the given width.
 * @returns the `y` below the drawing, in points
 */
export function drawPair(pdf: Pdf, { layout, description }: Drawn, { x, y, width }: Line): number {
  const scale = pointsPerMm / layout.paperScale;
  const [viewWidth, viewHeight] = [layout.width * scale, layout.height * scale];
  const left = x + (width - viewWidth) / 2;
  const below = Math.max(0, ...tiersAt(layout.dimensions, "below"));
  const height = viewHeight + (below > 0 ? firstTier + below * tierStep : 0) + 4;
  pdf.figure(description, { x, y, width, height }, () => {
    const { doc } = pdf;
    doc.save().translate(left, y).lineCap("round").lineJoin("round");
    for (const mass of layout.masses) {
      hatch(pdf, `M${mass.x} ${mass.y}h${mass.width}v${mass.height}h${-mass.width}Z`, scale, layout);
      stroke(pdf, mass.face, scale, { width: 0.9 });
    }
    stroke(pdf, layout.axes, scale, { width: 0.35, colour: colours.muted, dash: 9 });
    for (const { edges, section } of layout.shapes) {
      if (section) {
        hatch(pdf, section, scale, layout);
        stroke(pdf, section, scale, { width: 0.8 });
      }
      stroke(pdf, edges, scale, { width: 0.5 });
    }
    if (layout.jet) {
      stroke(pdf, layout.jet.path, scale, { width: 1.4, colour: colours.accent, dash: 4 });
      doc.circle(layout.jet.end.x * scale, layout.jet.end.y * scale, 2.2).fill(colours.accent);
    }
    for (const dimension of layout.dimensions)
      drawDimension(pdf, dimension, { width: viewWidth, height: viewHeight, scale });
    doc.restore();
  });
  return y + height;
}

function tiersAt(dimensions: readonly PlacedDimension[], side: PlacedDimension["side"]): number[] {
  return dimensions.filter((dimension) => dimension.side === side).map(({ tier }) => tier + 1);
}

/** Style of a line, with lengths in points. The line is solid if `dash` is missing. */
type Stroke = { width: number; colour?: string; dash?: number };

/** @param path path data in mm at full size */
function stroke({ doc }: Pdf, path: string, scale: number, { width, colour = colours.ink, dash }: Stroke) {
  if (!path) return;
  doc.save().scale(scale);
  if (dash) doc.dash(dash / scale, { space: dashSpace / scale });
  doc
    .path(path)
    .lineWidth(width / scale)
    .stroke(colour);
  doc.restore();
}

/** Fills a shape with diagonal hatch lines. */
function hatch({ doc }: Pdf, path: string, scale: number, { width, height }: PairView["layout"]) {
  doc.save().scale(scale);
  doc.path(path).clip("even-odd");
  const step = hatchStep / scale;
  for (let from = -height; from < width; from += step) doc.moveTo(from, height).lineTo(from + height, 0);
  doc.lineWidth(0.3 / scale).stroke(colours.muted);
  doc.restore();
}

type View = { width: number; height: number; scale: number };

/** Draws a dimension in coordinates whose x axis runs along the dimension line and whose y axis runs across it. */
function drawDimension({ doc }: Pdf, dimension: PlacedDimension, view: View) {
  const { side, tier, text, place, isShort, depths } = dimension;
  const [start, end] = [dimension.start * view.scale, dimension.end * view.scale];
  const line = firstTier + tier * tierStep;
  doc.save();
  if (side === "below") doc.translate(0, view.height);
  else if (side === "right") doc.translate(view.width, view.height).rotate(-90);
  else doc.translate(0, view.height).rotate(-90);
  // Left and right of the view, x runs upwards, but `start` and `end` are measured from the top.
  const at = side === "below" ? [start, end] : [view.height - end, view.height - start];
  const reach = side === "below" ? depths : depths.toReversed();
  const [from = 0, to = 0] = at;
  const away = side === "left" ? -1 : 1;
  for (const [index, along] of at.entries())
    doc.moveTo(along, -away * (reach[index] ?? 0) * view.scale).lineTo(along, away * (line + 3));
  const tail = isShort ? arrow.length * 2 : 0;
  doc.moveTo(from - tail, away * line).lineTo(to + tail, away * line);
  doc.lineWidth(0.35).stroke(colours.muted);
  const pointing = isShort ? -1 : 1;
  for (const [tip, direction] of [
    [from, pointing],
    [to, -pointing],
  ] as const)
    doc
      .moveTo(tip, away * line)
      .lineTo(tip + direction * arrow.length, away * line - arrow.half)
      .lineTo(tip + direction * arrow.length, away * line + arrow.half)
      .fill(colours.muted);
  doc.font("regular").fontSize(numberSize).fillColor(colours.ink);
  const room = doc.widthOfString(text);
  const beyond = tail + 3;
  const isBefore = side === "below" ? place === "start" : place === "end";
  const middle =
    place === "between" ? (from + to) / 2 : isBefore ? from - beyond - room / 2 : to + beyond + room / 2;
  const base = place === "between" ? away * line - 2.5 : away * line + numberSize * 0.36;
  doc.text(text, middle - room / 2, base, { lineBreak: false, baseline: "alphabetic" });
  doc.restore();
}
