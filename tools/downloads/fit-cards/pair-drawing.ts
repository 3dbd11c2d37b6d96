import type { pairView } from "~/fit/check";
import { drawDimension } from "../pdf/dimension";
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
      drawLength(pdf, dimension, { width: viewWidth, height: viewHeight, scale });
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

/** Draws a dimension of the drawing, whose top left corner is the origin. */
function drawLength(pdf: Pdf, dimension: PlacedDimension, { width, height, scale }: View) {
  const { side, tier, start, end, depths, text, place, isShort } = dimension;
  const isBelow = side === "below";
  /** Returns the place of what is at a distance from the drawing's edge on that side. */
  const inside = (depth: number) => (isBelow ? height - depth : side === "right" ? width - depth : depth);
  const point = (along: number, depth: number) => {
    const [own, across] = [along * scale, inside(depth * scale)];
    return isBelow ? { x: own, y: across } : { x: across, y: own };
  };
  drawDimension(pdf, {
    along: isBelow ? "x" : "y",
    measured: [point(start, depths[0]), point(end, depths[1])],
    at: inside(-firstTier - tier * tierStep),
    number: text,
    place,
    isShort,
  });
}
