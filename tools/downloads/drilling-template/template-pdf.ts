import type { TemplatePdf } from "~/fit/templates";
import { createPdf } from "../pdf/document";
import { drawTemplateCover } from "./cover-page";
import { readOutlines } from "./outlines";
import { drawSheet } from "./sheet-page";

/** Renders a drilling template as a PDF: a page with instructions, then the sheets at true size. */
export function makeTemplatePdf(document: TemplatePdf): Promise<Uint8Array> {
  const { template, plan, page, brand, date } = document;
  const words = `Szablon 1:1 · ${template.codes.join(" · ")}`;
  const pdf = createPdf({
    title: `${template.codes.join(" i ")} – szablon 1:1`,
    subject: template.title,
    author: brand.author,
    date,
    isToScale: true,
  });
  const drawn = readOutlines(document);
  drawTemplateCover(pdf, drawn, plan.sheets.length, { page, brand: brand.name, date });
  for (const sheet of plan.sheets) drawSheet(pdf, drawn, plan, sheet, { brand: brand.name, words, date });
  return pdf.finish();
}
