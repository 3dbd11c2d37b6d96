import type { Product } from "./schema.server";

/** URL of the ZIP with a product's models, drawings and pictures, which the build generates. */
export function productZip({ code, slug }: Pick<Product, "code" | "slug">): string {
  return `/files/${code}-${slug}.zip`;
}

/** URL of the ZIP with the files of all products in a collection. */
export function collectionZip(id: string): string {
  return `/files/kolekcja-${id}.zip`;
}

/** URL of the mesh for the product page's 3D view (made by `npm run models`); null for a product without a GLB. */
export function modelPreview({ slug, downloads }: Pick<Product, "slug" | "downloads">): string | null {
  return downloads.some(({ format }) => format === "glb") ? `/models/${slug}/preview.glb` : null;
}

/** URL of an SVG with the lines of a product's drawing, one group for each view (made by `npm run models`). */
export function drawingLines({ slug }: Pick<Product, "slug">): string {
  return `/models/${slug}/views.svg`;
}
