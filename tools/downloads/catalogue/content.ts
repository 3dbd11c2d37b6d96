import type { Collection } from "~/content/collections.server";
import { pictureOf } from "~/content/pictures.server";
import { listCollections } from "~/editorial/collections.server";
import { getCataloguePage } from "~/editorial/pages.server";
import { catalogueChapters } from "~/library/catalogue-chapters";
import { places } from "~/library/catalogue-places";
import type { Product } from "~/range/product.server";
import { readRange } from "../products/range";

export type CatalogueContent = NonNullable<ReturnType<typeof readCatalogueContent>>;

/** @returns null if the brand has no printed catalogue */
export function readCatalogueContent() {
  const page = getCataloguePage();
  if (!page) return null;
  const { catalogue, products, background } = readRange();
  const collections: Collection[] = listCollections();
  const otherFinishes = (product: Product) =>
    product.finishes.slice(1).flatMap((finish) => catalogue.finishPictures(product, finish).slice(0, 1));
  const views = new Map(products.map((view) => [view.slug, view]));
  return {
    page,
    collections,
    background,
    finishes: new Map([...catalogue.finishLabels.keys()].map((id) => [id, catalogue.shownFinish(id)])),
    products: views,
    /** Number of the page of each place; filled in when the catalogue is drawn. */
    pages: new Map<string, number>(),
    chapters: catalogueChapters(catalogue, page.categories).map(({ category, products: own }) => {
      const { id, label, image } = category;
      const products = own.flatMap((product) => {
        const view = views.get(product.slug);
        if (!view) return [];
        const entry = { mark: view.code, words: view.name, goTo: places.product(view.slug) };
        return [{ ...view, entry, otherFinishes: otherFinishes(product) }];
      });
      const [first = null] = products.flatMap(({ pictures }) => pictures);
      return { id, label, picture: image === null ? first : pictureOf(image), products };
    }),
  };
}
