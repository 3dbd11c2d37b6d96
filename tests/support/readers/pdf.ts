import { readFileSync } from "node:fs";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A node of a page's structure tree, as pdf.js gives it. */
export type StructureNode = { role?: string; alt?: string; children?: StructureNode[] };

/** Opens a PDF: a file of the disk, or its bytes. Loads pdf.js, half a second's work, with the first. */
export async function openPdf(source: string | Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const bytes = typeof source === "string" ? readFileSync(source) : source;
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

/** The words of a page, from 1; no-break spaces are ordinary ones. */
export async function wordsOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  const words = items.map((item) => ("str" in item ? item.str : "")).join(" ");
  return plainSpaces(words).replace(/\s+/g, " ");
}

/** No-break spaces become ordinary ones. */
export function plainSpaces(words: string): string {
  return words.replaceAll("\u00a0", " ");
}

/** All elements of a page's structure tree that have a role. */
export async function structureOf(pdf: PDFDocumentProxy, page: number): Promise<StructureNode[]> {
  // Its type leaves the descriptions out.
  const tree = (await (await pdf.getPage(page)).getStructTree()) as StructureNode | null;
  const list = (node: StructureNode): StructureNode[] =>
    node.role ? [node, ...(node.children ?? []).flatMap(list)] : [];
  return tree ? list(tree) : [];
}

/** A page, from 1, as a picture (PNG) with that many pixels a point. */
export async function pictureOf(pdf: PDFDocumentProxy, page: number, scale: number): Promise<Uint8Array> {
  const shown = await pdf.getPage(page);
  const viewport = shown.getViewport({ scale });
  // The factory of pdf.js in Node; its type says no more than that it is an object.
  const factory = pdf.canvasFactory as {
    create(width: number, height: number): { canvas: HTMLCanvasElement & { toBuffer(type: string): Buffer } };
  };
  const { canvas } = factory.create(viewport.width, viewport.height);
  await shown.render({ canvas, viewport }).promise;
  return canvas.toBuffer("image/png");
}
