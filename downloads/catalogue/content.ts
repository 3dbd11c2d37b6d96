import { planPrintedCatalogue } from "~/catalogue/printed-catalogue/plan";
import type { Product } from "~/catalogue/product/schema.server";
import { finishPictures } from "~/catalogue/products/card";
import { shownFinish } from "~/catalogue/products/finishes";
import type { Collection } from "~/content/collections.server";
import { pictureOf } from "~/content/pictures.server";
import { listCollections } from "~/editorial/collections/collections.server";
import { getPage } from "~/editorial/pages/pages.server";
import * as paths from "~/paths";
import { readRange } from "../products/range";

export type CatalogueContent = ReturnType<typeof readCatalogueContent>;

/** Number of the page on which each section after the products starts; filled in when that section is drawn. */
export type AppendixPages = { care: number; warranty: number; index: number };

export function readCatalogueContent() {
  const { catalogue, products, background } = readRange();
  const page = getPage(paths.printedCatalogue);
  const collections: Collection[] = listCollections();
  const plan = planPrintedCatalogue(
    catalogue,
    page.categories,
    collections.map(({ id }) => id),
  );
  const otherFinishes = (product: Product) =>
    product.finishes.slice(1).flatMap((finish) => finishPictures(product, finish, catalogue).slice(0, 1));
  const views = new Map(products.map((view) => [view.slug, view]));
  return {
    page,
    collections,
    background,
    finishLabels: catalogue.finishLabels,
    shownFinish: (id: string) => shownFinish(id, catalogue),
    products: views,
    plan,
    chapters: plan.chapters.map(({ category, page: first, products: own }) => ({
      id: category.id,
      label: category.label,
      page: first,
      picture: category.image === null ? null : pictureOf(category.image),
      products: own.flatMap(({ product, page: number }) => {
        const view = views.get(product.slug);
        return view ? [{ ...view, page: number, otherFinishes: otherFinishes(product) }] : [];
      }),
    })),
  };
}
