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

/** What only the pages of products show; without it, a file of their names and numbers stays when it changes. */
const unprinted = { short: "", isNew: false, measures: [], technical: [] };
const undrawn = { pictures: [], otherFinishes: [], drawing: null };

/** Returns the build targets of the PDF catalogue, if the brand has one: a file, or several (see the chapters). */
export function catalogueTargets(): FileTarget[] {
  const content = readCatalogueContent();
  if (!content) return [];
  return content.files.map((path) => ({ path, isEdition: true, plan: () => planFile(content, path) }));
}

function planFile(whole: CatalogueContent, path: string): FilePlan {
  const content = { ...whole, ...(whole.volume && partsOf(whole, path)), pages: new Map<string, number>() };
  const { page, collections, chapters, background, volume } = content;
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

/** What a PDF has of a divided catalogue: its chapter, or collections and the numbers of all chapters. */
function partsOf({ chapters }: CatalogueContent, file: string): Partial<CatalogueContent> {
  const own = chapters.find((chapter) => chapter.file === file);
  if (own) return { file, chapters: [own], collections: [], volume: own.label };
  const named = chapters.map((chapter) => ({
    ...chapter,
    picture: null,
    products: chapter.products.map((product) => ({ ...product, ...unprinted, ...undrawn })),
  }));
  return { chapters: named };
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
