import { boxMeasures } from "lib/viewer/dimension-lines";
import type { ValueRow } from "~/range/product";
import type { ProductView } from "./view";

const liveFields = [
  "slug",
  "name",
  "code",
  "short",
  "isNew",
  "collection",
  "withdrawn",
  "finish",
  "addition",
  "nameInQuery",
  "finishes",
  "pictures",
  "shownInstead",
  "keyMeasures",
  "drawing",
  "views",
  "needed",
  "partnersTo",
  "ownVessel",
] as const satisfies (keyof ProductView)[];

/** The data of a product that its page needs in the browser; all else is in the page's static parts. */
export type LiveProduct = Pick<ProductView, (typeof liveFields)[number]> & {
  /** URL of the mesh for the 3D view, and of the file to download; null for a product without a model. */
  model: { preview: string; download: string } | null;
  /** Overall measures, which the 3D view can show. */
  overall: ValueRow[];
};

/** Picks the live data of a product. */
export function liveProduct(product: ProductView): LiveProduct {
  const { downloads, measures } = product;
  const download = downloads.find(({ format }) => format === "glb")?.path;
  const picked = Object.fromEntries(liveFields.map((field) => [field, product[field]]));
  return {
    ...(picked as Pick<ProductView, (typeof liveFields)[number]>),
    // `npm run models` makes the mesh of the 3D view from the GLB.
    model: download ? { preview: `/models/${product.slug}/preview.glb`, download } : null,
    overall: measures.filter(({ key }) => boxMeasures.some((overall) => overall === key)),
  };
}
