import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { PDFDocumentProxy } from "unpdf/pdfjs";

/** A node of a page's structure tree, as pdf.js returns it. */
type StructureNode = { role?: string; type?: string; alt?: string; children?: StructureNode[] };

/** Opens a PDF from a file path or from its bytes. Loads pdf.js on first use, because that takes half a second. */
export async function openPdf(source: string | Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await import("unpdf/pdfjs");
  const bytes = typeof source === "string" ? readFileSync(source) : source;
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

/** Returns the text of a page (from 1), with ordinary spaces instead of no-break spaces. */
export async function wordsOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  const words = items.map((item) => ("str" in item ? item.str : "")).join(" ");
  return plainSpaces(words).replace(/\s+/g, " ");
}

/** Replaces no-break spaces with ordinary ones, and drops word joiners. */
export function plainSpaces(words: string): string {
  return words.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}

/** Lists the elements of a page's structure tree that have a role. */
export async function structureOf(pdf: PDFDocumentProxy, page: number): Promise<StructureNode[]> {
  // The pdf.js type lacks `alt`.
  const tree = (await (await pdf.getPage(page)).getStructTree()) as StructureNode | null;
  const list = (node: StructureNode): StructureNode[] =>
    node.role ? [node, ...(node.children ?? []).flatMap(list)] : [];
  return tree ? list(tree) : [];
}

/** Renders a page (from 1) as a grey PNG, with `scale` pixels per point. PDFium needs no canvas, as pdf.js would. */
export async function pictureOf(pdf: PDFDocumentProxy, page: number, scale: number): Promise<Uint8Array> {
  const { PDFiumLibrary } = await import("@hyzyla/pdfium");
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await pdf.getData());
  const { data } = await document.getPage(page - 1).render({
    scale,
    colorSpace: "Gray",
    render: ({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer(),
  });
  document.destroy();
  library.destroy();
  return data;
}

/**
 * The rectangle around a drawn path, in mm from the top left corner of the page; without the width of its line.
 * Rectangles of clipping paths are left out.
 */
export type DrawnPath = { isFilled: boolean; x: number; y: number; width: number; height: number };

/** Lists what is drawn on a page (from 1), in the order of drawing. */
export async function pathsOf(pdf: PDFDocumentProxy, page: number): Promise<DrawnPath[]> {
  const { OPS, Util } = await import("unpdf/pdfjs");
  const shown = await pdf.getPage(page);
  const { fnArray, argsArray } = await shown.getOperatorList();
  const pageHeight = shown.view[3] ?? 0;
  const strokes = [OPS.stroke, OPS.closeStroke];
  const fills = [OPS.fill, OPS.eoFill];
  const saved: number[][] = [];
  let matrix = [1, 0, 0, 1, 0, 0];
  return fnArray.flatMap((operation, index) => {
    const args = argsArray[index];
    if (operation === OPS.save) saved.push(matrix);
    if (operation === OPS.restore) matrix = saved.pop() ?? matrix;
    if (operation === OPS.transform) matrix = Util.transform(matrix, args);
    if (operation !== OPS.constructPath) return [];
    // pdf.js gives the way of painting and the path's bounds with the path.
    const [paint, , bounds] = args as [number, unknown, number[]];
    if (!bounds || ![...strokes, ...fills].includes(paint)) return [];
    const around: Bounds = [Infinity, Infinity, -Infinity, -Infinity];
    Util.axialAlignedBoundingBox(bounds, matrix, around);
    const [left, bottom, right, top] = around.map((points) => points / pointsPerMm) as Bounds;
    const [y, width, height] = [pageHeight / pointsPerMm - top, right - left, top - bottom];
    return [{ isFilled: fills.includes(paint), x: left, y, width, height }];
  });
}

type Bounds = [left: number, bottom: number, right: number, top: number];

const pointsPerMm = 72 / 25.4;

type Placed = { str: string; x: number; y: number };

/** Returns a PDF's text line by line as viewers copy it: in the order of writing, and from top to bottom. */
export async function textsOf(pdf: PDFDocumentProxy): Promise<[string, string]> {
  const pages: Placed[][] = [];
  for (let page = 1; page <= pdf.numPages; page++)
    pages.push((await (await pdf.getPage(page)).getTextContent()).items.flatMap(placed));
  const fromTop = (one: Placed, other: Placed) => (isBeside(one, other) ? one.x - other.x : other.y - one.y);
  return [linesOf(pages), linesOf(pages.map((items) => items.toSorted(fromTop)))];
}

const isBeside = (one: Placed, other: Placed) => Math.abs(one.y - other.y) <= 2;

function linesOf(pages: readonly Placed[][]): string {
  return pages
    .flatMap((items) =>
      items.map((item, at) => {
        const before = items[at - 1];
        return `${before && isBeside(before, item) ? " " : "\n"}${item.str}`;
      }),
    )
    .join("");
}

function placed(item: object): Placed[] {
  if (!("str" in item) || !("transform" in item) || !String(item.str).trim()) return [];
  const [, , , , x = 0, y = 0] = item.transform as number[];
  return [{ str: String(item.str), x, y }];
}
