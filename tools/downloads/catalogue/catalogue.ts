import { getCataloguePage } from "~/editorial/pages.server";
import { defineMaker } from "../make-file";
import type { FilePlan, FileTarget } from "../manifest";
import { pdfSources, productSources, sourcePicture } from "../products/range";
import { appendixSections } from "./appendix";
import { chapterSections } from "./chapters";
import { collectionSections } from "./collections";
import { type CatalogueContent, readCatalogueContent } from "./content";
import { frontSections } from "./front";
import { drawSections } from "./sections";

const catalogueOf = defineMaker("catalogue", makeCatalogue);

/** Returns the build target of the PDF catalogue, if the brand has one. Its path is set in `content/pages/katalog.md`. */
export function catalogueTargets(): FileTarget[] {
  const downloads = getCataloguePage()?.downloads ?? [];
  return downloads.map(({ file }) => ({ path: file, isEdition: true, plan: planCatalogue }));
}

function planCatalogue(): FilePlan | null {
  const content = readCatalogueContent();
  if (!content) return null;
  const { page, collections, products, background, chapters } = content;
  const pictures = [
    page.cover,
    ...collections.map(({ picture }) => picture),
    ...chapters.flatMap(({ picture, products: own }) => [
      picture,
      ...own.flatMap(({ otherFinishes }) => otherFinishes),
    ]),
  ].flatMap((picture) => (picture ? sourcePicture(picture.src) : []));
  return {
    date: page.updated,
    files: [
      ...pictures,
      ...[...products.values()].flatMap(productSources),
      ...pdfSources(),
      "app/library/catalogue-places.ts",
    ],
    data: { page, collections, chapters, background, products: [...products] },
    make: catalogueOf(content),
  };
}

/** Renders the catalogue, and says on which page of it each of its places is. */
export async function makeCatalogue(content: CatalogueContent) {
  const pdf = drawSections(content, [
    ...frontSections(content),
    ...collectionSections(content),
    ...chapterSections(content),
    ...appendixSections(content),
  ]);
  return { bytes: await pdf.finish(), pages: Object.fromEntries(content.pages) };
}
