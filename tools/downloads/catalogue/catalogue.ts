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

/** Returns the build targets of the PDF catalogue, if the brand has one: a file, or those of its chapters. */
export function catalogueTargets(): FileTarget[] {
  const content = readCatalogueContent();
  const files = new Set(content?.chapters.map(({ file }) => file));
  return [...files].map((path) => ({
    path,
    isEdition: true,
    plan: () => content && planFile(content, path),
  }));
}

function planFile(whole: CatalogueContent, path: string): FilePlan {
  const chapters = whole.chapters.filter(({ file }) => file === path);
  const isWhole = chapters.length === whole.chapters.length;
  const limited = { chapters, collections: [], volume: chapters[0]?.label ?? null };
  const content = { ...whole, ...(!isWhole && limited), pages: new Map<string, number>() };
  const { page, collections, background, volume } = content;
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
      ...chapters.flatMap(({ products }) => products.flatMap(productSources)),
      ...pdfSources(),
      "app/library/catalogue-places.ts",
    ],
    data: { page, collections, chapters, background, volume },
    make: catalogueOf(content),
  };
}

/** Renders the catalogue, and returns the page number of each of its destinations. */
export async function makeCatalogue(content: CatalogueContent) {
  const pdf = drawSections(content, [
    ...frontSections(content),
    ...collectionSections(content),
    ...chapterSections(content),
    ...appendixSections(content),
  ]);
  return { bytes: await pdf.finish(), pages: Object.fromEntries(content.pages) };
}
