import type { Product } from "./schema.server";

/** Returns the URL of a ZIP with a product's models, drawings and pictures. The build generates this file. */
export function productZip({ code, slug }: Pick<Product, "code" | "slug">): string {
  return `/files/${code}-${slug}.zip`;
}

/** Returns the URL of a ZIP with the files of all products in a collection. The build generates this file. */
export function collectionZip(id: string): string {
  return `/files/kolekcja-${id}.zip`;
}

/**
 * Returns the URL of the mesh for the product page's 3D view, made by `npm run models`; null for a product without a
 * GLB.
 */
export function modelPreview({ slug, downloads }: Pick<Product, "slug" | "downloads">): string | null {
  return downloads.some(({ format }) => format === "glb") ? `/models/${slug}/preview.glb` : null;
}

/**
 * Returns the URL of an SVG, made by `npm run models`, with the lines of a product's drawing in one group for each
 * view.
 */
export function drawingLines({ slug }: Pick<Product, "slug">): string {
  return `/models/${slug}/views.svg`;
}
