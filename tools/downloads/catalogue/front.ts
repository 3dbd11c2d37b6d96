import { places } from "~/library/catalogue-places";
import { fullLogo } from "../logo-drawing";
import type { Pdf } from "../pdf/document";
import { createFlow } from "../pdf/flow";
import { drawLogo } from "../pdf/logo";
import { drawPageList } from "../pdf/page-list";
import { a4, area, colours, textColumns, type } from "../pdf/theme";
import { drawPicture } from "../products/parts";
import { type CatalogueContent, targetOf } from "./content";
import type { Section } from "./sections";

/** The cover and the table of contents. */
export function frontSections(content: CatalogueContent): Section[] {
  const part = "Spis treści";
  return [
    { place: places.cover, bookmark: "Okładka", pages: 1, draw: (pdf) => drawCover(pdf, content) },
    {
      place: places.contents,
      bookmark: part,
      part,
      draw: (pdf, nextPage) => drawContents(pdf, content, nextPage),
    },
  ];
}

function drawCover(pdf: Pdf, { page, background: { brand }, volume }: CatalogueContent) {
  const logo = fullLogo(brand.name, { mark: colours.accent, name: colours.ink });
  const logoBox = { x: area.left, y: 52, width: 150, height: 41 };
  pdf.figure(`Logo ${brand.name}`, logoBox, () => drawLogo(pdf, logo, logoBox));
  const text = { x: area.left, width: area.width };
  pdf.text("H1", page.title.replace(brand.genitive, "").trim(), { ...text, y: 178 }, type.display);
  pdf.text("P", page.edition, { ...text, y: 228 }, { ...type.display, colour: colours.accent });
  pdf.text("P", volume ?? brand.claim, { ...text, y: 296 }, type.lead);
  drawPicture(pdf, page.cover, { x: 0, y: 352, width: a4.width, height: a4.height - 352 });
}

/** Lists the parts of the catalogue; the first page of a chapter lists its products. */
function drawContents(pdf: Pdf, content: CatalogueContent, nextPage: () => number) {
  const { collections, chapters, pages } = content;
  const below = pdf.text("H1", "Spis treści", { x: area.left, y: 60, width: area.width }, type.title);
  const flow = createFlow({ ...textColumns(1, 0), top: below + 18, nextPage });
  const entries = [
    ...collections.map(({ id, name }) => ({ words: `Kolekcja ${name}`, goTo: places.collection(id) })),
    ...chapters.map((chapter) => ({
      words: chapter.label,
      ...targetOf(content, chapter, places.chapter(chapter.id)),
    })),
    { words: "Indeks numerów", goTo: places.index },
  ];
  drawPageList(pdf, flow, entries, pages, { style: type.section, tags: ["TOC", "TOCI", "Reference"] });
}
