import { planPrintedCatalogue } from "~/catalogue/printed-catalogue";
import { finishPictures } from "~/catalogue/product-card";
import type { Product } from "~/catalogue/product-schema.server";
import { type Collection, listCollections } from "~/editorial/collections.server";
import { getPage } from "~/editorial/pages.server";
import { pictureOf } from "~/platform/content-pictures.server";
import type { FileOrder } from "./manifest";
import { drawAppendix } from "./pdf-catalogue-back";
import { drawCollections } from "./pdf-catalogue-collections";
import { drawContents, drawCover } from "./pdf-catalogue-front";
import { drawChapters } from "./pdf-catalogue-products";
import { createPdf } from "./pdf-document";
import { pdfSources, pictureFile, productSources, readRange } from "./pdf-range";

/** All that the catalogue shows. */
export type CatalogueContent = ReturnType<typeof readCatalogueContent>;

/** The catalogue of the whole range under the address that `content/pages/katalog.md` names. */
export function catalogueOrders(): FileOrder[] {
  const content = readCatalogueContent();
  const { page, collections, products, background, chapters } = content;
  const pictures = [
    page.cover,
    ...collections.map(({ picture }) => picture),
    ...chapters.flatMap(({ picture, products: own }) => [
      picture,
      ...own.flatMap(({ otherFinishes }) => otherFinishes),
    ]),
  ].flatMap((picture) => (picture ? pictureFile(picture.src) : []));
  return page.downloads.map(({ file }) => ({
    path: file,
    date: page.updated,
    files: [
      ...pictures,
      ...[...products.values()].flatMap(productSources),
      ...pdfSources(),
      "content/pages/pielegnacja-produktow.md",
      "content/pages/warunki-gwarancji.md",
    ],
    data: { page, collections, chapters, background, products: [...products] },
    make: () => makeCatalogue(content),
  }));
}

/** Cover, contents, collections, products by chapter, care, warranty, index; {@link planPrintedCatalogue} says where. */
export async function makeCatalogue(content: CatalogueContent): Promise<Uint8Array> {
  const { page, background } = content;
  const pdf = createPdf({
    title: `${page.title} ${page.edition}`,
    subject: page.lead,
    author: background.brand.legal.shortName,
    date: page.updated,
  });
  drawCover(pdf, content);
  const appendix = drawContents(pdf, content);
  drawCollections(pdf, content);
  drawChapters(pdf, content);
  drawAppendix(pdf, content, appendix);
  return pdf.finish();
}

export function readCatalogueContent() {
  const { catalogue, products, background } = readRange();
  const page = getPage("/katalog-modrawa");
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
