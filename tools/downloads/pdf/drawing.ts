import type { Box, Layer, Stroke, View } from "../read-drawing";
import type { Pdf } from "./document";
import { colours } from "./theme";

type Point = { x: number; y: number };

/**
 * Draws the views side by side at the same scale, as large as the box allows.
 * @returns the height of the drawing in points
 */
export function drawViews(pdf: Pdf, views: readonly View[], { x, y, width, height }: Box): number {
  const { doc } = pdf;
  const gap = 34;
  const numberSize = 6.5;
  const labelRoom = 16;
  const side = numberSize + 3;
  const widths = views.reduce((sum, { box }) => sum + box.width, 0);
  const tallest = Math.max(...views.map(({ box }) => box.height));
  const scale = Math.min((width - gap * (views.length - 1) - side) / widths, (height - labelRoom) / tallest);
  const used = widths * scale + gap * (views.length - 1) + side;
  let left = x + side + (width - used) / 2;
  for (const view of views) {
    const toPage = (at: Point) => ({
      x: left + (at.x - view.box.x) * scale,
      y: y + labelRoom + (at.y - view.box.y) * scale,
    });
    pdf.at({ ...toPage({ x: 0, y: 0 }), scale }, () => {
      doc.lineJoin("round").lineCap("round");
      paint(view.strokes);
    });
    const centre = left + (view.box.width * scale) / 2;
    centred(view.label, { x: centre, y: y + 6 }, false, colours.muted);
    for (const number of view.numbers) centred(number.text, toPage(number), number.turned, colours.ink);
    left += view.box.width * scale + gap;
  }
  return tallest * scale + labelRoom;

  function paint(strokes: readonly Stroke[]) {
    const layer = (name: Layer) =>
      strokes.flatMap((stroke) => (stroke.layer === name ? stroke.path : [])).join("");
    const outline = layer("outline");
    const dimension = layer("dimension");
    const arrow = layer("arrow");
    if (outline) line(outline, 0.45, colours.ink);
    if (dimension) line(dimension, 0.3, colours.muted);
    if (arrow) doc.path(arrow).fill(colours.muted);
  }

  function line(path: string, width: number, colour: string) {
    doc.path(path).lineWidth(width / scale);
    doc.stroke(colour);
  }

  function centred(text: string, at: Point, turned: boolean, colour: string) {
    doc.font("regular").fontSize(numberSize).fillColor(colour);
    pdf.at({ ...at, turned: turned ? -90 : 0 }, () =>
      doc.text(text, -doc.widthOfString(text) / 2, 0, { lineBreak: false, baseline: "alphabetic" }),
    );
  }
}
