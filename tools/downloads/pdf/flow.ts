import type { Pdf } from "./document";
import { area, colours, type TextStyle, type } from "./theme";

/** Drawing position in a column; content that does not fit continues in the next column. */
export type Flow = {
  x: number;
  width: number;
  y: number;
  /** Ensures `height` points of free space, if necessary by moving to the next column. */
  need(height: number): void;
};

type Columns = {
  /** Left edges of the columns of a page. */
  lefts: readonly number[];
  width: number;
  top: number;
  bottom?: number;
  /** Adds a page and returns the `y` at which its columns start. */
  nextPage(): number;
};

export function createFlow({ lefts, width, top, bottom = area.bottom, nextPage }: Columns): Flow {
  let column = 0;
  let pageTop = top;
  const flow: Flow = {
    x: lefts[0] ?? area.left,
    width,
    y: top,
    need(height) {
      if (flow.y + height <= bottom) return;
      column += 1;
      if (column === lefts.length) {
        column = 0;
        pageTop = nextPage();
      }
      flow.x = lefts[column] ?? area.left;
      flow.y = pageTop;
    },
  };
  return flow;
}

/** Draws a text that is never split between columns, with `after` points of space below. */
export function flowText(pdf: Pdf, flow: Flow, tag: string, words: string, style: TextStyle, after: number) {
  flow.need(pdf.heightOf(words, flow.width, style));
  flow.y = pdf.text(tag, words, flow, style) + after;
}

/** Draws a heading that is never the last line of a column. */
export function flowHeading(
  pdf: Pdf,
  flow: Flow,
  tag: string,
  words: string,
  style: TextStyle = type.section,
) {
  flow.need(pdf.heightOf(words, flow.width, style) + 50);
  flow.y = pdf.text(tag, words, flow, style) + 5;
}

export function flowList(pdf: Pdf, flow: Flow, items: readonly string[], ordered = false) {
  pdf.group("L", () => {
    for (const [index, item] of items.entries()) {
      const indent = 13;
      flow.need(pdf.heightOf(item, flow.width - indent, type.small));
      const { x, y, width } = flow;
      pdf.group("LI", () => {
        const mark = ordered ? `${index + 1}.` : "–";
        pdf.text("Lbl", mark, { x, y, width: indent }, { ...type.small, colour: colours.accent });
        flow.y = pdf.text("LBody", item, { x: x + indent, y, width: width - indent }, type.small) + 2;
      });
    }
  });
  flow.y += 5;
}
