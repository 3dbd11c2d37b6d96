import type { Pdf } from "../pdf/document";
import { area, type } from "../pdf/theme";
import type { CatalogueContent } from "./content";

/**
 * Adds a page whose footer shows the page number and the section of the catalogue.
 * @param planned page number that other pages already reference
 * @returns the page number
 * @throws {Error} if the page number differs from `planned`
 */
export function framedPage(pdf: Pdf, { page }: CatalogueContent, part: string, planned?: number): number {
  const number = pdf.newPage();
  if (planned !== undefined && number !== planned)
    throw new Error(`Katalog: „${part}” wypada na stronie ${number} zamiast ${planned}`);
  const foot = { x: area.left, y: 808, width: area.width };
  pdf.decorativeText(`${page.title} ${page.edition} · ${part}`, foot, type.note);
  pdf.decorativeText(String(number), foot, { ...type.smallStrong, align: "right" });
  return number;
}
