import { typeset } from "lib/polish/typeset";
import PDFDocument from "pdfkit";
import type { Box } from "../read-drawing";
import { openFont, runsOf } from "./open-fonts";
import { a4, colours, type FontName, fonts, type TextStyle } from "./theme";

export type PdfInfo = {
  title: string;
  subject: string;
  author: string;
  /** Creation date of the document, `YYYY-MM-DD`. Setting it makes the output independent of the current time. */
  date: string;
  /** True if drawings are to scale: readers then offer to print it without fitting it to the page. */
  isToScale?: boolean;
};

/** A place on the page, in points from the top left corner. */
export type Line = Omit<Box, "height">;

type Point = Omit<Line, "width">;

/** Target of a link: a named destination in the document, or a URL. */
export type LinkTarget = { goTo: string } | { url: string };

type Tag = { alt?: string; scope?: "Row" | "Column"; bbox?: [number, number, number, number] };

/** Elements that lists may have as children (ISO 32000-1, 14.8.4.3.3); readers skip others. */
const childrenOf: Readonly<Record<string, readonly string[]>> = {
  L: ["LI"],
  LI: ["Lbl", "LBody"],
  TOC: ["TOC", "TOCI"],
  TOCI: ["Lbl", "Reference"],
};

/** An entry of the PDF outline, which may have child entries. */
export type Bookmark = PDFKit.PDFOutline;

export type Pdf = ReturnType<typeof createPdf>;

/**
 * Creates a tagged PDF in Polish (behaviour 16.11). Everything that is drawn is either added to the structure tree, in
 * call order, or marked as decoration, which screen readers skip.
 */
export function createPdf({ title, subject, author, date, isToScale = false }: PdfInfo) {
  const doc = new PDFDocument({
    size: [a4.width, a4.height],
    margin: 0,
    autoFirstPage: false,
    // Otherwise pdfkit loads its default font, whose file is missing when the program is bundled.
    font: "",
    pdfVersion: "1.7",
    tagged: true,
    lang: "pl-PL",
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Creator: author,
      CreationDate: new Date(`${date}T12:00:00Z`),
    },
  });
  // Of the viewer's preferences, pdfkit only has an option for the title; it writes a string as a PDF name.
  const { _root } = doc as unknown as { _root: { data: { ViewerPreferences: { data: object } } } };
  if (isToScale) Object.assign(_root.data.ViewerPreferences.data, { PrintScaling: "None" });
  for (const name of Object.keys(fonts) as FontName[]) doc.registerFont(name, openFont(name));
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.once("end", resolve));

  const root = doc.struct("Document");
  doc.addStructure(root);
  let parent = root;
  let parentTag = "Document";
  // Not counted here: pdfkit itself adds a page for a text that goes beyond the end of one.
  const pages = () => {
    const { start, count } = doc.bufferedPageRange();
    return measured ?? start + count;
  };
  /** While pages are only counted, the number of pages filled so far; null while the document is drawn. */
  let measured: number | null = null;
  const heights = new Map<string, number>();

  // Ended as soon as it is drawn: pdfkit then writes it, and assumes that its link is on the page that is the last one then.
  function element(tag: string, options: Tag = {}) {
    if (childrenOf[parentTag]?.includes(tag) === false) throw new Error(`${tag} is no child of ${parentTag}`);
    const made = doc.struct(tag, options);
    parent.add(made);
    return made;
  }

  /** Puts everything that `draw` draws into one structure element, such as a list or a table row. */
  function group(tag: string, draw: () => void, options: Tag = {}) {
    if (measured !== null) return draw();
    const outer = { parent, parentTag };
    parent = element(tag, options);
    parentTag = tag;
    draw();
    parent.end();
    ({ parent, parentTag } = outer);
  }

  /**
   * Sets the font of each run of a text, since letters may come from different fonts, and calls `use` with it; all
   * but the last are continued.
   */
  function eachRun<Result>(
    words: string,
    { font, size }: TextStyle,
    use: (text: string, continued: boolean) => Result,
  ): Result[] {
    const runs = runsOf(printable(words), font);
    return runs.map((run, at) => {
      doc.font(openFont(run.font), run.font).fontSize(size);
      return use(run.text, at < runs.length - 1);
    });
  }

  function widthOf(words: string, style: TextStyle): number {
    return sum(eachRun(words, style, (text) => doc.widthOfString(text)));
  }

  function write(words: string, { x, y, width }: Line, style: TextStyle) {
    doc.fillColor(style.colour ?? colours.ink);
    // pdfkit puts each font's own ascent below `y`, and aligns each run by itself.
    const { ascent, unitsPerEm } = openFont(style.font);
    const options = { width, ...textOptions(style), baseline: (-ascent / unitsPerEm) * style.size };
    const isMoved = style.align !== undefined && runsOf(printable(words), style.font).length > 1;
    const free = isMoved ? Math.max(0, width - widthOf(words, style) - 1) : 0;
    doc.x = x + (style.align === "center" ? free / 2 : free);
    doc.y = y;
    if (isMoved) Object.assign(options, { align: "left", width: x + width - doc.x });
    eachRun(words, style, (text, continued) => doc.text(text, { ...options, continued }));
  }

  /** Returns the height of a text in points. */
  function heightOf(words: string, width: number, style: TextStyle): number {
    const key = JSON.stringify([width, style, words]);
    const options = { width, ...textOptions(style) };
    const height =
      heights.get(key) ??
      sum(eachRun(words, style, (text, continued) => doc.heightOfString(text, { ...options, continued })));
    heights.set(key, height);
    return height;
  }

  /** Draws a text as a structure element. @returns the `y` below the text */
  function text(tag: string, words: string, place: Line, style: TextStyle, options: Tag = {}): number {
    if (measured !== null) return place.y + heightOf(words, place.width, style);
    element(tag, options)
      .add(() => write(words, place, style))
      .end();
    return doc.y;
  }

  /** Draws a text as a link that is clickable over the full width of the line. @returns the `y` below the text */
  function link(words: string, target: LinkTarget, place: Line, style: TextStyle): number {
    if (measured !== null) return place.y + heightOf(words, place.width, style);
    const made = element("Link");
    made.add(() => write(words, place, style));
    const bottom = doc.y;
    // pdfkit writes primitive strings as PDF names; a String object becomes a PDF string.
    const options = { structParent: made, Contents: Object(printable(words)) };
    const area = [place.x, place.y, place.width, bottom - place.y] as const;
    if ("goTo" in target) doc.goTo(...area, target.goTo, options);
    else doc.link(...area, target.url, options);
    made.end();
    return bottom;
  }

  /** Draws content that screen readers skip, such as lines and backgrounds. */
  function decoration(draw: () => void) {
    if (measured !== null) return;
    doc.markContent("Artifact", { type: "Layout" });
    draw();
    doc.endMarkedContent();
  }

  return {
    /** The pdfkit document, for shapes and pictures. Use it only inside `figure` and `decoration`. */
    doc,
    group,
    /** Puts everything that `draw` draws into one item of a list. */
    listItem: (draw: () => void) => group("LI", () => group("LBody", draw)),
    text,
    link,
    /** Adds a page; its size in points is A4 by default. @returns its number, from 1 */
    newPage({ width, height } = a4) {
      if (measured === null) doc.addPage({ size: [width, height], margin: 0 });
      else measured += 1;
      return pages();
    },
    /** Returns the number of pages. */
    pages,
    /** Returns how many pages `draw` would add, without drawing anything. */
    countPages(draw: () => void): number {
      const outer = measured;
      measured = 0;
      draw();
      const count = measured;
      measured = outer;
      return count;
    },
    heightOf,
    /** Draws one line of text within a `figure`, whose alternative text must contain it. `y` is its baseline. */
    label(words: string, { x, y }: Point, style: TextStyle) {
      doc.fillColor(style.colour ?? colours.ink);
      let left = x;
      eachRun(words, style, (text) => {
        doc.text(text, left, y, { lineBreak: false, baseline: "alphabetic" });
        left += doc.widthOfString(text);
      });
    },
    /** Returns the width of one line of text, in points. */
    widthOf,
    decoration,
    /** Draws a horizontal line that screen readers skip; `weight` is its thickness in points. */
    rule({ x, y, width }: Line, weight: number, colour: string = colours.line) {
      decoration(() =>
        doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(weight)
          .stroke(colour),
      );
    },
    /** Within a `figure` or `decoration`, draws with the origin at a point, turned by degrees and scaled. */
    at({ x, y, turned = 0, scale = 1 }: Point & { turned?: number; scale?: number }, draw: () => void) {
      doc.save().translate(x, y).rotate(turned).scale(scale);
      draw();
      doc.restore();
    },
    /** Draws text that screen readers skip, such as page numbers. */
    decorativeText(words: string, place: Line, style: TextStyle) {
      if (measured !== null) return;
      doc.markContent("Artifact", { type: "Pagination" });
      write(words, place, style);
      doc.endMarkedContent();
    },
    /** Draws a picture with its alternative text. */
    figure(alt: string, { x, y, width, height }: Box, draw: () => void) {
      if (measured !== null) return;
      element("Figure", { alt, bbox: [x, y, x + width, y + height] })
        .add(draw)
        .end();
    },
    /** Makes the current page a named destination for links. */
    destination(name: string) {
      if (measured === null) doc.addNamedDestination(name);
    },
    /** Adds the current page to the outline. */
    bookmark(title: string, below: Bookmark = doc.outline): Bookmark {
      return measured === null ? below.addItem(title) : below;
    },
    async finish(): Promise<Uint8Array> {
      root.end();
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

/** Typesets a text. Replaces the double prime and drops what has no glyph: word joiner, marks of emoji's colour. */
function printable(words: string): string {
  return typeset(words)
    .replaceAll("″", '"')
    .replace(/\u2060|\ufe0e|\ufe0f/g, "");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function textOptions({ size, leading = 1.2, tracking = 0, align = "left" }: TextStyle) {
  return { lineGap: (leading - 1.2) * size, characterSpacing: tracking * size, align };
}
