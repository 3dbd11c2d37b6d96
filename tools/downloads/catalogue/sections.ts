import { type Bookmark, createPdf, type Pdf } from "../pdf/document";
import { area, type } from "../pdf/theme";
import type { CatalogueContent } from "./content";

/** A part of the catalogue that begins a page. */
export type Section = {
  /** Destination at the top of its first page. */
  place: string;
  bookmark: string;
  /** Place of the section above it in the outline. */
  below?: string;
  /** What the foot of its pages says; there is none without it. */
  part?: string;
  /** Number of its pages, if it does not depend on its content. */
  pages?: number;
  /** Draws it from its first page on. `nextPage` adds another one and returns the `y` at which its text starts. */
  draw(pdf: Pdf, nextPage: () => number): void;
};

/**
 * Draws the catalogue. Its lists contain the numbers of later pages, so all sections are measured first; the numbers in
 * a list do not change its length.
 * @throws {Error} if a section has more or fewer pages than were measured
 */
export function drawSections(
  { page, background, pages, volume }: CatalogueContent,
  sections: readonly Section[],
): Pdf {
  const name = `${page.title} ${page.edition}`;
  const author = background.brand.legal.shortName;
  const title = volume ? `${name} – ${volume}` : name;
  const pdf = createPdf({ title, subject: page.lead, author, date: page.updated });
  const bookmarks = new Map<string, Bookmark>();

  let first = 1;
  for (const section of sections) {
    pages.set(section.place, first);
    first += section.pages ?? pdf.countPages(() => draw(section));
  }
  for (const section of sections) {
    const [at, counted] = [pdf.pages() + 1, pages.get(section.place)];
    if (at !== counted) throw new Error(`„${section.bookmark}” wypada na stronie ${at} zamiast ${counted}`);
    draw(section);
  }
  return pdf;

  function draw({ place, bookmark, below = "", part, draw: drawContent }: Section) {
    const nextPage = () => {
      const number = String(pdf.newPage());
      if (part) {
        const foot = { x: area.left, y: 808, width: area.width };
        pdf.decorativeText(`${name} · ${part}`, foot, type.note);
        pdf.decorativeText(number, foot, { ...type.smallStrong, align: "right" });
      }
      return area.top - 14;
    };
    nextPage();
    pdf.destination(place);
    bookmarks.set(place, pdf.bookmark(bookmark, bookmarks.get(below)));
    drawContent(pdf, nextPage);
  }
}
