import { readFileSync } from "node:fs";
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A node of a page's structure tree, as pdf.js gives it. */
export type StructureNode = { role?: string; alt?: string; children?: StructureNode[] };

/** Opens a PDF of the disk. */
export function openPdf(file: string): Promise<PDFDocumentProxy> {
  return getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
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
