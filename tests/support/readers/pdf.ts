import { readFileSync } from "node:fs";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A node of a page's structure tree, as pdf.js returns it. */
export type StructureNode = { role?: string; alt?: string; children?: StructureNode[] };

/** Opens a PDF from a file path or from its bytes. Loads pdf.js on first use, because that takes half a second. */
export async function openPdf(source: string | Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
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

/** Renders a page (from 1) as PNG, with `scale` pixels per point. */
export async function pictureOf(pdf: PDFDocumentProxy, page: number, scale: number): Promise<Uint8Array> {
  const shown = await pdf.getPage(page);
  const viewport = shown.getViewport({ scale });
  // pdf.js types its canvas factory only as an object.
  const factory = pdf.canvasFactory as {
    create(width: number, height: number): { canvas: HTMLCanvasElement & { toBuffer(type: string): Buffer } };
  };
  const { canvas } = factory.create(viewport.width, viewport.height);
  await shown.render({ canvas, viewport }).promise;
  return canvas.toBuffer("image/png");
}
