import type { Line, Pdf } from "./document";
import type { Flow } from "./flow";
import { colours, type TextStyle, type } from "./theme";

export type PageEntry = {
  /** Short label before the text, such as a product code. */
  mark?: string;
  words: string;
  /** Named destination, within the document, that the entry links to. */
  goTo: string;
};

/** Numbers of the pages on which the named destinations of a document are. */
export type PageNumbers = ReadonlyMap<string, number>;

type Look = { list?: string; item?: string; body?: string; style?: TextStyle };

const markWidth = 56;
const pageWidth = 22;
const room = 4.5;

/** Draws a list of links to pages, with the page numbers on the right. */
export function drawPageList(
  pdf: Pdf,
  flow: Flow,
  entries: readonly PageEntry[],
  pages: PageNumbers,
  { list = "L", item = "LI", body = "LBody", style = type.small }: Look = {},
) {
  pdf.group(list, () => {
    for (const entry of entries) {
      const { mark, words, goTo } = entry;
      flow.need(rowHeight(pdf, entry, flow.width, style));
      const { x, y } = flow;
      const marks = mark ? markWidth : 0;
      pdf.group(item, () => {
        if (mark) pdf.text("Lbl", mark, { x, y, width: marks }, { ...style, font: "semibold" });
        const width = wordsWidth(entry, flow.width);
        pdf.group(body, () => {
          const bottom = pdf.link(words, { goTo }, { x: x + marks, y, width }, style);
          drawPageNumber(pdf, pages.get(goTo), flow, { ...style, colour: colours.muted });
          flow.y = bottom + room;
        });
      });
      pdf.rule({ x, y: flow.y - room / 2, width: flow.width }, 0.3);
    }
  });
}

/** Draws the number of a page, once it is known, at the right end of a line. */
export function drawPageNumber(pdf: Pdf, page: number | undefined, { x, y, width }: Line, style: TextStyle) {
  // Wider than what the words leave free, for numbers of four figures.
  const place = { x: x + width - 2 * pageWidth, y, width: 2 * pageWidth };
  pdf.text("Span", String(page ?? ""), place, { ...style, align: "right" });
}

const wordsWidth = ({ mark }: PageEntry, width: number) => width - (mark ? markWidth : 0) - pageWidth;

function rowHeight(pdf: Pdf, entry: PageEntry, width: number, style: TextStyle): number {
  return pdf.heightOf(entry.words, wordsWidth(entry, width), style) + room;
}
