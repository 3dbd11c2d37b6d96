import type { Pdf } from "./document";
import type { Flow } from "./flow";
import { colours, type TextStyle, type } from "./theme";

export type PageEntry = {
  /** Short label before the text, such as a product code. */
  mark?: string;
  words: string;
  page: number;
  /** Named destination, within the document, that the entry links to. */
  goTo: string;
};

type Look = { list?: string; item?: string; style?: TextStyle };

const markWidth = 56;
const pageWidth = 22;
const room = 4.5;

/** Draws a list of links to pages, with the page numbers on the right. */
export function drawPageList(
  pdf: Pdf,
  flow: Flow,
  entries: readonly PageEntry[],
  { list = "L", item = "LI", style = type.small }: Look = {},
) {
  const marks = entries.some(({ mark }) => mark) ? markWidth : 0;
  pdf.group(list, () => {
    for (const { mark, words, page, goTo } of entries) {
      const width = flow.width - marks - pageWidth;
      flow.need(pdf.heightOf(words, width, style) + room);
      const { x, y } = flow;
      pdf.group(item, () => {
        if (mark) pdf.text("Lbl", mark, { x, y, width: marks }, { ...style, font: "semibold" });
        const bottom = pdf.link(words, { goTo }, { x: x + marks, y, width }, style);
        const number = { ...style, align: "right", colour: colours.muted } as const;
        pdf.text("Span", String(page), { x: x + flow.width - pageWidth, y, width: pageWidth }, number);
        flow.y = bottom + room;
      });
      pdf.rule({ x, y: flow.y - room / 2, width: flow.width }, 0.3);
    }
  });
}
