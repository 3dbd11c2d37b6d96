import type { Collection } from "~/brand/collections.server";
import { pictureOf } from "~/brand/pictures.server";
import type { ProductView } from "~/catalogue/product-view";
import { listCollections } from "~/editorial/collections.server";
import { getCataloguePage } from "~/editorial/pages.server";
import { catalogueChapters } from "~/library/catalogue-chapters";
import { places } from "~/library/catalogue-places";
import type { Product } from "~/range/product.server";
import type { LinkTarget } from "../pdf/document";
import { readRange } from "../products/range";

export type CatalogueContent = NonNullable<ReturnType<typeof readCatalogueContent>>;

/** @returns null if the brand has no printed catalogue */
export function readCatalogueContent() {
  const whole = getCataloguePage();
  if (!whole) return null;
  const { title, edition, lead, updated, cover } = whole;
  const { catalogue, products, background } = readRange();
  const collections: Collection[] = listCollections();
  const { chapters, files, volume } = catalogueChapters(catalogue, whole);
  const otherFinishes = (product: Product) =>
    product.finishes.slice(1).flatMap((finish) => catalogue.finishPictures(product, finish).slice(0, 1));
  const views = new Map(products.map((view) => [view.slug, view]));
  return {
    page: { title, edition, lead, updated, cover },
    /** Path of the PDF; of chapters that are in others, it has only the names and numbers, which link to these. */
    file: whole.downloads[0]?.file ?? "",
    /** Subject of the PDF; null for a whole catalogue. */
    volume,
    files,
    collections,
    background,
    finishes: new Map([...catalogue.finishLabels.keys()].map((id) => [id, catalogue.shownFinish(id)])),
    /** Number of the page of each place; filled in when the catalogue is drawn. */
    pages: new Map<string, number>(),
    chapters: chapters.map(({ category, label, file, products: own }) => {
      const { id, image } = category;
      const products = own.flatMap((product) => {
        const view = views.get(product.slug);
        if (!view) return [];
        return [{ ...shownOf(view), otherFinishes: otherFinishes(product) }];
      });
      const [first = null] = products.flatMap(({ pictures }) => pictures);
      return { id, label, file, picture: image === null ? first : pictureOf(image), products };
    }),
  };
}

type Chapter = CatalogueContent["chapters"][number];

/** Where to find a place of a chapter: in this PDF, or in the chapter's own, by the name of its destination. */
export function targetOf({ file, background }: CatalogueContent, chapter: Chapter, goTo: string): LinkTarget {
  return chapter.file === file
    ? { goTo }
    : { url: `${background.brand.siteUrl}${chapter.file}#nameddest=${goTo}` };
}

/** An entry of a list, for a product or one of its finishes; it names the chapter if that is in another PDF. */
export function listEntry(
  content: CatalogueContent,
  chapter: Chapter,
  { slug, code: mark, name: words }: Pick<ProductView, "slug" | "code" | "name">,
) {
  const isHere = chapter.file === content.file;
  return {
    mark,
    words: isHere ? words : `${words} – ${chapter.label}`,
    ...targetOf(content, chapter, places.product(slug)),
  };
}

/** Picks what the catalogue shows of a product, so that no other change regenerates a file. */
function shownOf(view: ProductView) {
  const { slug, code, name, collection, isNew, short, pictures, finishes, drawing, measures, technical } =
    view;
  return { slug, code, name, collection, isNew, short, pictures, finishes, drawing, measures, technical };
}
