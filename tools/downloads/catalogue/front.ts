import { places } from "~/library/catalogue-places";
import { fullLogo } from "../logo-drawing";
import type { Pdf } from "../pdf/document";
import { drawEvenly, type Flow } from "../pdf/flow";
import { drawLogo } from "../pdf/logo";
import { drawPageList, drawPageNumber, type PageEntry, type PageNumbers } from "../pdf/page-list";
import { a4, area, colours, type TextStyle, textColumns, type } from "../pdf/theme";
import { drawPicture } from "../products/parts";
import type { CatalogueContent } from "./content";
import type { Section } from "./sections";

/** The cover, and the table of contents, in which every line is a link. */
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

function drawCover(pdf: Pdf, { page, background: { brand } }: CatalogueContent) {
  const logo = fullLogo(brand.name, { mark: colours.accent, name: colours.ink });
  const logoBox = { x: area.left, y: 52, width: 150, height: 41 };
  pdf.figure(`Logo ${brand.name}`, logoBox, () => drawLogo(pdf, logo, logoBox));
  const text = { x: area.left, width: area.width };
  pdf.text("H1", page.title.replace(brand.genitive, "").trim(), { ...text, y: 178 }, type.display);
  pdf.text("P", page.edition, { ...text, y: 228 }, { ...type.display, colour: colours.accent });
  pdf.text("P", brand.claim, { ...text, y: 296 }, type.lead);
  drawPicture(pdf, page.cover, { x: 0, y: 352, width: a4.width, height: a4.height - 352 });
}

function drawContents(pdf: Pdf, content: CatalogueContent, nextPage: () => number) {
  pdf.text("H1", "Spis treści", { x: area.left, y: 60, width: area.width }, type.title);
  drawEvenly(pdf, { ...textColumns(3, 20), top: 116, nextPage }, (flow) => drawParts(pdf, flow, content));
}

function drawParts(pdf: Pdf, flow: Flow, content: CatalogueContent) {
  const { pages, collections, chapters, background } = content;
  const [first] = collections;
  const draw = (words: string, goTo: string, entries: PageEntry[] = []) =>
    drawPart(pdf, flow, { words, goTo }, entries, pages);
  if (first)
    draw(
      `Kolekcje ${background.brand.genitive}`,
      places.collection(first.id),
      collections.map(({ id, name }) => ({ words: name, goTo: places.collection(id) })),
    );
  for (const { id, label, products } of chapters)
    draw(
      label,
      places.chapter(id),
      products.map(({ entry: { words, goTo } }) => ({ words, goTo })),
    );
  draw("Indeks numerów", places.index);
}

const entryStyle: TextStyle = { ...type.small, size: 8.75, leading: 1.35 };

function drawPart(pdf: Pdf, flow: Flow, title: PageEntry, entries: PageEntry[], pages: PageNumbers) {
  const { words, goTo } = title;
  const style: TextStyle = { ...type.strong, leading: 1.3 };
  // A chapter title must not be the last line of a column.
  flow.need(pdf.heightOf(words, flow.width - 22, style) + (entries.length > 0 ? 34 : 6));
  const { x, y, width } = flow;
  pdf.group("TOC", () => {
    pdf.group("TOCI", () => {
      pdf.group("Reference", () => {
        const bottom = pdf.link(words, { goTo }, { x, y, width: width - 22 }, style) + 3;
        drawPageNumber(pdf, pages.get(goTo), flow, { ...style, colour: colours.accent });
        flow.y = bottom;
      });
    });
    if (entries.length > 0)
      drawPageList(pdf, flow, entries, pages, {
        list: "TOC",
        item: "TOCI",
        body: "Reference",
        style: entryStyle,
      });
  });
  flow.y += 9;
}
