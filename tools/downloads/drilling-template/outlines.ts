import { existsSync, readFileSync } from "node:fs";
import { surfaceBoundsOf, type TemplatePdf } from "~/fit/templates";
import { readDrawing, type View } from "../read-drawing";
import type { PdfTemplate, SheetBounds } from "./viewport";

/**
 * An outline as SVG paths in the drawing's coordinates, whose origin lies at `origin` on the surface. `bounds` is the
 * rectangle around an edge, on the surface. All lengths are in mm.
 */
type DrawnOutline = {
  edges: { path: string; bounds: SheetBounds }[];
  origin: { x: number; y: number };
  isHidden: boolean;
};

/** A template with its outlines read from the drawings. */
export type DrawnTemplate = PdfTemplate & { drawn: DrawnOutline[] };

/** Reads the outlines of a template. Leaves out outlines whose drawing is missing. */
export function readOutlines({ template, drawings }: TemplatePdf): DrawnTemplate {
  const views = new Map<string, View[]>();
  const viewsOf = (drawing: string) => {
    const file = drawings[drawing] ?? "";
    const known = views.get(drawing) ?? (existsSync(file) ? readDrawing(readFileSync(file, "utf8")) : []);
    views.set(drawing, known);
    return known;
  };
  return { ...template, drawn: template.outlines.flatMap((outline) => drawnOutline(outline, viewsOf)) };
}

function drawnOutline(
  { drawing, view, bounds, isHidden }: PdfTemplate["outlines"][number],
  viewsOf: (drawing: string) => View[],
): DrawnOutline[] {
  const [front, , top] = viewsOf(drawing);
  const strokes = ((view === "front" ? front : top)?.strokes ?? []).filter(
    ({ layer }) => layer === "outline",
  );
  if (strokes.length === 0) return [];
  const own = surfaceBoundsOf(strokes.flatMap(({ points }) => points));
  const origin = { x: bounds.left - own.left, y: bounds.top - own.top };
  const edges = strokes.map(({ path, points }) => ({
    path,
    bounds: surfaceBoundsOf(points.map(({ x, y }) => ({ x: x + origin.x, y: y + origin.y }))),
  }));
  return [{ edges, origin, isHidden }];
}
