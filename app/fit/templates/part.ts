import type { Partners } from "~/fit/partners/partners";
import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import type { Geometry } from "../../range/products.server";
import type { Outline, SurfaceBounds, SurfacePoint } from "./template";

/** A product with its side view. */
export type Part = { product: Product; geometry: Geometry };

/** The data from which templates are built. */
export type TemplateRange = {
  catalogue: Pick<Catalogue, "bySlug" | "names" | "measureRows">;
  geometries: { get(slug: string): Geometry | undefined };
  partners: Pick<Partners, "model" | "partnersOf">;
};

export function partOf(slug: string, { catalogue, geometries }: TemplateRange): Part | null {
  const [product, geometry] = [catalogue.bySlug.get(slug), geometries.get(slug)];
  return product && geometry ? { product, geometry } : null;
}

/** Returns the concealed part or frame that a product requires; null if it requires none or none is known. */
export function bodyOf({ product }: Part, range: TemplateRange): Part | null {
  return product.requires.flatMap((slug) => partOf(slug, range) ?? [])[0] ?? null;
}

/** Returns the rectangle that a product covers in a view, with its origin at `origin`. */
export function boundsIn(
  view: Outline["view"],
  { geometry }: Part,
  { x, y }: SurfacePoint = { x: 0, y: 0 },
): SurfaceBounds {
  const { minU, maxU, minZ, maxZ, minX, width } = geometry.box;
  const left = x + (minX ?? -width / 2);
  const [top, bottom] = view === "front" ? [-maxZ, -minZ] : [minU, maxU];
  return { left, right: left + width, top: y + top, bottom: y + bottom };
}

/** Returns the outline of a product with its origin at `origin`; none if there is no drawing of the product. */
export function outlineOf(
  part: Part,
  view: Outline["view"],
  origin: SurfacePoint,
  { isHidden = false } = {},
): Outline[] {
  const drawing = part.product.downloads.find(({ format }) => format === "svg")?.path;
  const bounds = boundsIn(view, part, origin);
  return drawing ? [{ drawing, view, bounds, isHidden }] : [];
}
