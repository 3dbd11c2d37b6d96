import type { TemplatePdf } from "~/fit/templates";
import type { PagePoint } from "../pdf/stroke";

export type PdfTemplate = TemplatePdf["template"];

export type PdfPlan = TemplatePdf["plan"];

/** A rectangle of the surface, in mm. */
export type SheetBounds = PdfTemplate["needed"];

/** Part of the surface, in mm, and where on the page it is drawn: `x` and `y` in points, `scale` in points per mm. */
export type Viewport = { x: number; y: number; scale: number; shown: SheetBounds };

/** Returns the viewport's rectangle on the page, and the function that places a point of the surface on the page. */
export function viewport({ x, y, scale, shown }: Viewport) {
  const place = (point: { x: number; y: number }): PagePoint => ({
    x: x + (point.x - shown.left) * scale,
    y: y + (point.y - shown.top) * scale,
  });
  const corner = place({ x: shown.right, y: shown.bottom });
  return { place, page: { left: x, top: y, right: corner.x, bottom: corner.y } };
}

/** Tells whether two rectangles touch or overlap. */
export function meets(one: SheetBounds, other: SheetBounds): boolean {
  return (
    one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top
  );
}
