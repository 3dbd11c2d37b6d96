import { boxMeasures } from "lib/viewer/dimension-lines";
import type { ValueRow } from "~/range/product";
import type { Finish, Product } from "~/range/product.server";
import { additionLabel, type Catalogue, finishInWords, nameInQuery, productHref } from "~/range/products";
import type { fitOf } from "./fit-section";
import type { DrawnView } from "./gallery/drawn-view";
import { galleryPictures } from "./gallery/pictures";

/** Number of the most important measures that the page highlights. */
const shownKeyMeasures = 4;

/** The data of a product that its page needs in the browser; all else is in the page's static parts. */
export type LiveProduct = ReturnType<typeof liveProduct>;

/**
 * @param finish the one that the page shows
 * @param views of the product's drawing; empty until `npm run models` has processed the drawing
 */
export function liveProduct(
  product: Product,
  finish: Finish,
  catalogue: Catalogue,
  views: DrawnView[],
  { needed, partnersTo, ownVessel }: ReturnType<typeof fitOf>,
) {
  const { slug, name, code, short, collection, downloads, withdrawn } = product;
  const to = productHref(product, finish.id);
  const finishes = product.finishes.map(({ id, code, gtin, pictures }) => ({
    ...catalogue.shownFinish(id),
    code,
    gtin,
    /** The finish's first picture; null if the finish has no pictures. */
    picture: pictures[0] ?? null,
    selected: id === finish.id,
    /** URL of the product in this finish. */
    to: productHref(product, id),
  }));
  const pictures = galleryPictures(product, finish.id, catalogue);
  const measures = catalogue.measureRows(product);
  const download = downloads.find(({ format }) => format === "glb")?.path;
  return {
    slug,
    name,
    code,
    short,
    isNew: product.new,
    collection: collection
      ? { id: collection, name: catalogue.collectionNames.get(collection) ?? collection }
      : null,
    withdrawn: withdrawn && {
      from: withdrawn.from,
      successor: successorOf(withdrawn.successor, finish.id, catalogue),
    },
    /** The requested finish, or the product's first finish by default. */
    finish: {
      label: catalogue.finishLabel(finish.id),
      code: finish.code,
      gtin: finish.gtin,
      to,
      material: catalogue.finishLook(finish.id),
    },
    /** Words of the link that adds it to the project list. */
    addition: additionLabel("Dodaj do projektu", [finishInWords({ to, finishes })]),
    /** Identifier of the product in the requested finish, for use in query strings. */
    nameInQuery: nameInQuery(product, finish),
    finishes,
    pictures,
    /** Label of the finish that the pictures show, if it differs from the requested finish (behaviour 16.3). */
    shownInstead: pictures[0]?.otherFinish ?? null,
    keyMeasures: keyMeasures(measures, catalogue.names),
    /** URL of the SVG file that contains all views of the drawing. */
    drawing: downloads.find(({ format }) => format === "svg")?.path ?? null,
    views,
    needed,
    partnersTo,
    ownVessel,
    /**
     * URL of the mesh for the 3D view, which `npm run models` makes from the GLB, and of the file to download; null for a
     * product without a model.
     */
    model: download ? { preview: `/models/${slug}/preview.glb`, download } : null,
    /** Overall measures, which the 3D view can show. */
    overall: measures.filter(({ key }) => boxMeasures.some((overall) => overall === key)),
  };
}

/** Returns the first four of the most important measures that a product has (behaviour 16.1). */
function keyMeasures(rows: ValueRow[], { measures }: Catalogue["names"]): ValueRow[] {
  const placeOf = new Map(measures.flatMap(({ id, key }) => (key === undefined ? [] : [[id, key] as const])));
  return rows
    .filter(({ key }) => placeOf.has(key))
    .sort((one, other) => (placeOf.get(one.key) ?? 0) - (placeOf.get(other.key) ?? 0))
    .slice(0, shownKeyMeasures);
}

function successorOf(slug: string, wanted: string, catalogue: Catalogue) {
  const successor = catalogue.bySlug.get(slug);
  return successor ? catalogue.productCard(successor, [wanted]) : null;
}
