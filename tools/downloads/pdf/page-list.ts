import type { LinkTarget, Pdf } from "./document";
import type { Flow } from "./flow";
import { colours, type TextStyle, type } from "./theme";

export type PageEntry = {
  /** Short label before the text, such as a product code. */
  mark?: string;
  words: string;
} & LinkTarget;

/** Numbers of the pages on which the named destinations of a document are. */
type PageNumbers = ReadonlyMap<string, number>;

/** Structure elements of a list, of its entries, and of what an entry links to. */
type ListTags = readonly [list: string, entry: string, body: string];

const markWidth = 56;
const pageWidth = 22;
const room = 4.5;

/** Draws a list of links, with the numbers of the pages on the right; those of other documents have none. */
export function drawPageList(
  pdf: Pdf,
  flow: Flow,
  entries: readonly PageEntry[],
  pages: PageNumbers,
  { style = type.small, tags = ["L", "LI", "LBody"] }: { style?: TextStyle; tags?: ListTags } = {},
) {
  pdf.group(tags[0], () => {
    for (const entry of entries) {
      const { mark, words } = entry;
      flow.need(rowHeight(pdf, entry, flow.width, style));
      const { x, y } = flow;
      const marks = mark ? markWidth : 0;
      pdf.group(tags[1], () => {
        if (mark) pdf.text("Lbl", mark, { x, y, width: marks }, { ...style, font: "semibold" });
        const width = wordsWidth(entry, flow.width);
        pdf.group(tags[2], () => {
          const bottom = pdf.link(words, entry, { x: x + marks, y, width }, style);
          // Wider than what the words leave free, for numbers of four figures.
          const place = { x: x + flow.width - 2 * pageWidth, y, width: 2 * pageWidth };
          const number = "goTo" in entry ? String(pages.get(entry.goTo) ?? "") : "";
          pdf.text("Span", number, place, { ...style, colour: colours.muted, align: "right" });
          flow.y = bottom + room;
        });
      });
      pdf.rule({ x, y: flow.y - room / 2, width: flow.width }, 0.3);
    }
  });
}

const wordsWidth = ({ mark }: PageEntry, width: number) => width - (mark ? markWidth : 0) - pageWidth;

function rowHeight(pdf: Pdf, entry: PageEntry, width: number, style: TextStyle): number {
  return pdf.heightOf(entry.words, wordsWidth(entry, width), style) + room;
}
