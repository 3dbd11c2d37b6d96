import type { FileTarget } from "../manifest";
import { createPdf } from "../pdf/document";
import { pdfSources, productSources, sourcePicture } from "../products/range";
import { drawAppendix } from "./appendix";
import { drawChapters } from "./chapters";
import { drawCollections } from "./collections";
import { type CatalogueContent, readCatalogueContent } from "./content";
import { drawContents, drawCover } from "./front";

/** Returns the build target of the PDF catalogue, if the brand has one. Its path is set in `content/pages/katalog.md`. */
export function catalogueTargets(): FileTarget[] {
  const content = readCatalogueContent();
  if (!content) return [];
  const { page, collections, products, background, chapters } = content;
  const pictures = [
    page.cover,
    ...collections.map(({ picture }) => picture),
    ...chapters.flatMap(({ picture, products: own }) => [
      picture,
      ...own.flatMap(({ otherFinishes }) => otherFinishes),
    ]),
  ].flatMap((picture) => (picture ? sourcePicture(picture.src) : []));
  return page.downloads.map(({ file }) => ({
    path: file,
    date: page.updated,
    files: [
      ...pictures,
      ...[...products.values()].flatMap(productSources),
      ...pdfSources(),
      ...content.prose.map(({ file }) => `content/${file}`),
    ],
    data: { page, collections, chapters, background, products: [...products] },
    make: () => makeCatalogue(content),
  }));
}

/** Renders the catalogue as a PDF. `planPrintedCatalogue` assigns its page numbers. */
async function makeCatalogue(content: CatalogueContent): Promise<Uint8Array> {
  const { page, background, collections } = content;
  const pdf = createPdf({
    title: `${page.title} ${page.edition}`,
    subject: page.lead,
    author: background.brand.legal.shortName,
    date: page.updated,
  });
  drawCover(pdf, content);
  const appendix = drawContents(pdf, content);
  if (collections.length > 0) drawCollections(pdf, content);
  drawChapters(pdf, content);
  drawAppendix(pdf, content, appendix);
  return pdf.finish();
}
