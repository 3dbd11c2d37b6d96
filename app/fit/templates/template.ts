/** A point on the surface to drill, in mm at full size: x to the right, y downwards, as the driller sees it. */
export type SurfacePoint = { x: number; y: number };

export type SurfaceBounds = { left: number; top: number; right: number; bottom: number };

/** An axis, with its hole if the data contain the hole's diameter. */
export type Mark = SurfacePoint & {
  /** Diameter in mm; null if unknown, in which case only the axis is drawn. */
  diameter: number | null;
  /** `drill`: a hole to make. `align`: an existing hole, or a connection behind the surface. */
  use: "drill" | "align";
  label: string;
  /** Side of the mark on which the label is. */
  side: "left" | "right";
};

/** Defaults of a mark for a connection behind the surface, unless its label is at the left. */
export const axisOnly = { diameter: null, use: "align", side: "right" } as const satisfies Partial<Mark>;

/** A horizontal line: a level on the wall, or an edge on the counter or floor. */
export type Level = {
  y: number;
  label: string;
  /** Second line of the label. */
  note?: string;
  /**
   * `main`: the line by which the template is aligned. `reference`: another edge or level, whose distance the first page
   * says. `limit`: advice, drawn only where it lies on a sheet.
   */
  role: "main" | "reference" | "limit";
};

/**
 * A vertical centre line. Its label is empty if the mark on it has one. It ends at `from` and `to`, or at the sheets'
 * edges.
 */
type UprightAxis = { x: number; label: string; from?: number; to?: number };

/** A dimension line at the position `at`, parallel to the measured length. */
export type TemplateDimension = {
  along: "x" | "y";
  from: SurfacePoint;
  to: SurfacePoint;
  /** `x` of a vertical dimension line, `y` of a horizontal one. */
  at: number;
};

/** Visible edges of a product, from one view of its CAD drawing. */
export type Outline = {
  /** URL path of the drawing (SVG). */
  drawing: string;
  view: "front" | "top";
  bounds: SurfaceBounds;
  /** True for a product behind the surface or above it, whose edges are faint. */
  isHidden: boolean;
};

/** Everything that a drilling template shows; a `SheetPlan` divides it into sheets. */
export type DrillingTemplate = {
  surface: "counter" | "floor" | "wall";
  /** Names of the products. */
  title: string;
  /** Catalogue numbers of the products. */
  codes: string[];
  /** The length that the visitor chose or the rules calculated, in words; null if there is none. */
  basis: string | null;
  /** Part of the surface that the sheets must cover. */
  needed: SurfaceBounds;
  marks: Mark[];
  levels: Level[];
  axes: UprightAxis[];
  dimensions: TemplateDimension[];
  outlines: Outline[];
  /** Data for the installer, as on the page of the pair. */
  facts: { label: string; value: string }[];
  /** What to measure before drilling. */
  checks: string[];
  /** What the template does not show because the data do not contain it. */
  unknown: string[];
};
