import type { Collection } from "~/brand/collections.server";
import { pictureOf } from "~/brand/pictures.server";
import type { ProductView } from "~/catalogue/product-view";
import { listCollections } from "~/editorial/collections.server";
import { getCataloguePage } from "~/editorial/pages.server";
import { catalogueChapters } from "~/library/catalogue-chapters";
import { places } from "~/library/catalogue-places";
import type { Product } from "~/range/product.server";
import { readRange } from "../products/range";

export type CatalogueContent = NonNullable<ReturnType<typeof readCatalogueContent>>;

/** @returns null if the brand has no printed catalogue */
export function readCatalogueContent() {
  const whole = getCataloguePage();
  if (!whole) return null;
  const { title, edition, lead, updated, cover } = whole;
  const { catalogue, products, background } = readRange();
  const collections: Collection[] = listCollections();
  const otherFinishes = (product: Product) =>
    product.finishes.slice(1).flatMap((finish) => catalogue.finishPictures(product, finish).slice(0, 1));
  const views = new Map(products.map((view) => [view.slug, view]));
  return {
    page: { title, edition, lead, updated, cover },
    /** Subject of the one chapter that a file contains; null for a whole catalogue. */
    volume: null as string | null,
    collections,
    background,
    finishes: new Map([...catalogue.finishLabels.keys()].map((id) => [id, catalogue.shownFinish(id)])),
    /** Number of the page of each place; filled in when the catalogue is drawn. */
    pages: new Map<string, number>(),
    chapters: catalogueChapters(catalogue, whole).map(({ category, label, file, products: own }) => {
      const { id, image } = category;
      const products = own.flatMap((product) => {
        const view = views.get(product.slug);
        if (!view) return [];
        const entry = { mark: view.code, words: view.name, goTo: places.product(view.slug) };
        return [{ ...shownOf(view), entry, otherFinishes: otherFinishes(product) }];
      });
      const [first = null] = products.flatMap(({ pictures }) => pictures);
      return { id, label, file, picture: image === null ? first : pictureOf(image), products };
    }),
  };
}

/** Picks what the catalogue shows of a product, so that no other change regenerates a file. */
function shownOf(view: ProductView) {
  const { slug, code, name, collection, isNew, short, pictures, finishes, drawing, measures, technical } =
    view;
  return { slug, code, name, collection, isNew, short, pictures, finishes, drawing, measures, technical };
}
