import { fullLogo } from "../logo-drawing";
import type { Pdf } from "../pdf/document";
import { createFlow, type Flow } from "../pdf/flow";
import { drawLogo } from "../pdf/logo";
import { drawPageList, type PageEntry } from "../pdf/page-list";
import { a4, area, colours, type TextStyle, textColumns, type } from "../pdf/theme";
import { drawPicture } from "../products/parts";
import type { AppendixPages, CatalogueContent } from "./content";
import { framedPage } from "./framed-page";
import { places } from "./places";

export function drawCover(pdf: Pdf, { page, background: { brand } }: CatalogueContent) {
  pdf.newPage();
  const logo = fullLogo(brand.name, { mark: colours.accent, name: colours.ink });
  const logoBox = { x: area.left, y: 52, width: 150, height: 41 };
  pdf.figure(`Logo ${brand.name}`, logoBox, () => drawLogo(pdf, logo, logoBox));
  const text = { x: area.left, width: area.width };
  pdf.text("H1", page.title.replace(brand.genitive, "").trim(), { ...text, y: 178 }, type.display);
  pdf.text("P", page.edition, { ...text, y: 228 }, { ...type.display, colour: colours.accent });
  pdf.text("P", brand.claim, { ...text, y: 296 }, type.lead);
  drawPicture(pdf, page.cover, { x: 0, y: 352, width: a4.width, height: a4.height - 352 });
  pdf.destination("okladka");
  pdf.bookmark("Okładka");
}

/**
 * Draws the table of contents, in which every line is a link. The page numbers in the returned object must be filled in
 * before the PDF is finished.
 */
export function drawContents(pdf: Pdf, content: CatalogueContent): AppendixPages {
  framedPage(pdf, content, "Spis treści");
  pdf.destination("spis-tresci");
  pdf.bookmark("Spis treści");
  const appendix: AppendixPages = new Map();
  pdf.text("H1", "Spis treści", { x: area.left, y: 60, width: area.width }, type.title);
  pdf.later(() => {
    const flow = createFlow({ ...textColumns(3, 20), top: 116, nextPage: tooLong });
    const { plan, collections, chapters, prose, background } = content;
    if (plan.overview)
      drawPart(pdf, flow, `Kolekcje ${background.brand.genitive}`, plan.overview, places.overview, [
        ...plan.collections.flatMap(({ id, page }) => {
          const collection = collections.find((one) => one.id === id);
          return collection ? [{ words: collection.name, page, goTo: places.collection(id) }] : [];
        }),
      ]);
    for (const { id, label, page, products } of chapters) {
      const entries = products.map(({ entry: { mark: _, ...unmarked } }) => unmarked);
      drawPart(pdf, flow, label, page, places.chapter(id), entries);
    }
    for (const { name, place } of [...prose, { name: "Indeks numerów", place: places.index }])
      drawPart(pdf, flow, name, appendix.get(place) ?? 0, place, []);
  });
  return appendix;
}

const entryStyle: TextStyle = { ...type.small, size: 8.75, leading: 1.35 };

function tooLong(): never {
  throw new Error("Spis treści katalogu nie mieści się na swojej stronie");
}

function drawPart(pdf: Pdf, flow: Flow, title: string, page: number, goTo: string, entries: PageEntry[]) {
  const style: TextStyle = { ...type.strong, leading: 1.3 };
  // A chapter title must not be the last line of a column.
  flow.need(pdf.heightOf(title, flow.width - 22, style) + (entries.length > 0 ? 34 : 6));
  const { x, y, width } = flow;
  pdf.group("TOC", () => {
    pdf.group("TOCI", () => {
      flow.y = pdf.link(title, { goTo }, { x, y, width: width - 22 }, style) + 3;
      const number = { ...style, align: "right", colour: colours.accent } as const;
      pdf.text("Span", String(page), { x: x + width - 22, y, width: 22 }, number);
    });
    if (entries.length > 0)
      drawPageList(pdf, flow, entries, { list: "TOC", item: "TOCI", style: entryStyle });
  });
  flow.y += 9;
}
