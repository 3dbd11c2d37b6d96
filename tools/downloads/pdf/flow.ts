import type { Pdf } from "./document";
import { area, colours, type TextStyle, type } from "./theme";

/** Drawing position in a column; content that does not fit continues in the next column. */
export type Flow = {
  x: number;
  width: number;
  y: number;
  /** Ensures `height` points of free space, if necessary by moving to the next column. */
  need(height: number): void;
  /** Returns the points of free space in the column. */
  room(): number;
};

type Columns = {
  /** Left edges of the columns of a page. */
  lefts: readonly number[];
  width: number;
  top: number;
  bottom?: number;
  /** Adds a page and returns its columns, or the `y` at which the same columns start there. */
  nextPage(): number | Columns;
};

/** Tolerance in points: sums of the same heights differ by less. */
const tolerance = 0.01;

/**
 * Returns a flow at the top of the first column.
 * @param height of all that will be drawn, if known, in points: the columns of the last page are then filled evenly
 */
export function createFlow(columns: Columns, height = Number.POSITIVE_INFINITY): Flow {
  let column = 0;
  let page = columns;
  /** Heights of what is drawn from this page on, and of what is in its full columns. */
  let [ahead, above] = [height, 0];
  const hasItsShare = () =>
    column < page.lefts.length - 1 && flow.y - page.top >= ahead / page.lefts.length - tolerance;
  const flow: Flow = {
    x: page.lefts[0] ?? area.left,
    width: page.width,
    y: page.top,
    need(height) {
      if (height <= flow.room() && !hasItsShare()) return;
      above += flow.y - page.top;
      column += 1;
      if (column === page.lefts.length) {
        column = 0;
        [ahead, above] = [ahead - above, 0];
        const next = page.nextPage();
        page = typeof next === "number" ? { ...page, top: next } : next;
      }
      flow.x = page.lefts[column] ?? area.left;
      flow.width = page.width;
      flow.y = page.top;
    },
    room: () => (page.bottom ?? area.bottom) - flow.y,
  };
  return flow;
}

/** Draws into columns, of which those on the last page are filled evenly. */
export function drawEvenly(pdf: Pdf, columns: Columns, draw: (flow: Flow) => void) {
  const endless = createFlow({ ...columns, top: 0, bottom: Number.POSITIVE_INFINITY });
  pdf.countPages(() => draw(endless));
  draw(createFlow(columns, endless.y));
}

/** Draws a text with `after` points of space below. It is split between columns only if it is higher than one. */
export function flowText(
  pdf: Pdf,
  flow: Flow,
  tag: string,
  words: string,
  style: TextStyle,
  after: number,
  indent = 0,
) {
  flow.need(pdf.heightOf(words, flow.width - indent, style));
  const line = { x: flow.x + indent, y: flow.y, width: flow.width - indent };
  const fitting = wordsThatFit(pdf, words, line.width, flow.room(), style);
  flow.y = pdf.text(tag, fitting, line, style);
  const rest = words.slice(fitting.length).trimStart();
  if (rest) flowText(pdf, flow, tag, rest, style, after, indent);
  else flow.y += after;
}

/** Returns the longest beginning of a text, of whole words and at least one, that is at most `height` points high. */
export function wordsThatFit(pdf: Pdf, words: string, width: number, height: number, style: TextStyle) {
  const fits = (some: string) => pdf.heightOf(some, width, style) <= height;
  if (fits(words)) return words;
  const ends = [...words.matchAll(/\S(?=\s)/g)].map(({ index }) => index + 1);
  let [some, tooMany] = [0, ends.length];
  while (tooMany - some > 1) {
    const half = Math.floor((some + tooMany) / 2);
    if (fits(words.slice(0, ends[half]))) some = half;
    else tooMany = half;
  }
  return words.slice(0, ends[some]);
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
      pdf.group("LI", () => {
        const mark = ordered ? `${index + 1}.` : "–";
        pdf.text("Lbl", mark, { ...flow, width: indent }, { ...type.small, colour: colours.accent });
        pdf.group("LBody", () => flowText(pdf, flow, "P", item, type.small, 2, indent));
      });
    }
  });
  flow.y += 5;
}
