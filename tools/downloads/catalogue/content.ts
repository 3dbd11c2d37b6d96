import type { Collection } from "~/content/collections.server";
import { hasFeature } from "~/content/features.server";
import { pictureOf } from "~/content/pictures.server";
import { listCollections } from "~/editorial/collections.server";
import { getCataloguePage } from "~/editorial/pages.server";
import { planPrintedCatalogue } from "~/library/catalogue-plan";
import type { Product } from "~/range/product.server";
import { readRange } from "../products/range";
import { places } from "./places";

export type CatalogueContent = NonNullable<ReturnType<typeof readCatalogueContent>>;

/**
 * Number of the page on which each section after the products starts, by its place; filled in when that section is
 * drawn.
 */
export type AppendixPages = Map<string, number>;

/** Pages of the site that the catalogue prints after the products, where the brand has them. */
const prose = [
  { feature: "care", name: "Pielęgnacja", place: places.care, file: "pages/pielegnacja-produktow.md" },
  { feature: "warranty", name: "Gwarancja", place: places.warranty, file: "pages/warunki-gwarancji.md" },
] as const;

/** @returns null if the brand has no printed catalogue */
export function readCatalogueContent() {
  const page = getCataloguePage();
  if (!page) return null;
  const { catalogue, products, background } = readRange();
  const collections: Collection[] = listCollections();
  const plan = planPrintedCatalogue(
    catalogue,
    page.categories,
    collections.map(({ id }) => id),
  );
  const otherFinishes = (product: Product) =>
    product.finishes.slice(1).flatMap((finish) => catalogue.finishPictures(product, finish).slice(0, 1));
  const views = new Map(products.map((view) => [view.slug, view]));
  return {
    page,
    collections,
    prose: prose.filter(({ feature }) => hasFeature(feature)),
    background,
    finishLabels: catalogue.finishLabels,
    shownFinish: catalogue.shownFinish,
    products: views,
    plan,
    chapters: plan.chapters.map(({ category, page: first, products: own }) => ({
      id: category.id,
      label: category.label,
      page: first,
      picture: category.image === null ? null : pictureOf(category.image),
      products: own.flatMap(({ product, page: number }) => {
        const view = views.get(product.slug);
        if (!view) return [];
        const entry = { mark: view.code, words: view.name, page: number, goTo: places.product(view.slug) };
        return [{ ...view, page: number, entry, otherFinishes: otherFinishes(product) }];
      }),
    })),
  };
}
