import { z } from "zod";
import { readContent } from "~/content/files.server";
import type { Pdf } from "../pdf/document";
import { createFlow } from "../pdf/flow";
import { drawMarkdown } from "../pdf/markdown";
import { drawPageList } from "../pdf/page-list";
import { a4, area, colours, textColumns, type } from "../pdf/theme";
import { drawPicture } from "../products/parts";
import type { AppendixPages, CatalogueContent } from "./content";
import { framedPage } from "./framed-page";
import { places } from "./places";

const columns = textColumns(2, 26);
const title = { x: area.left, y: 56, width: area.width };
const textTop = 108;

/**
 * Draws the care and warranty sections, the index of product codes and the last page. Records in `pages` the number of
 * the page on which each of these sections starts.
 */
export function drawAppendix(pdf: Pdf, content: CatalogueContent, pages: AppendixPages) {
  for (const section of content.prose) pages.set(section.place, drawProse(pdf, content, section));
  pages.set(places.index, drawIndex(pdf, content));
  drawLastPage(pdf, content);
}

type ProseSection = CatalogueContent["prose"][number];

function drawProse(pdf: Pdf, content: CatalogueContent, { name, place, file }: ProseSection): number {
  const first = openPart(pdf, content, name, place);
  const { body } = readContent(file, z.unknown());
  drawMarkdown(pdf, columnsOf(pdf, content, name), body);
  return first;
}

function drawIndex(pdf: Pdf, content: CatalogueContent): number {
  const name = "Indeks numerów";
  const first = openPart(pdf, content, name, places.index);
  const entries = content.chapters
    .flatMap(({ products }) => products)
    .flatMap(({ name: words, page, slug, finishes }) =>
      finishes.map(({ code, label }) => ({
        mark: code,
        words: `${words}, ${label.toLowerCase()}`,
        page,
        goTo: places.product(slug),
      })),
    )
    .toSorted((one, other) => one.mark.localeCompare(other.mark, "pl"));
  drawPageList(pdf, columnsOf(pdf, content, name), entries, { style: { ...type.note, colour: colours.ink } });
  return first;
}

function openPart(pdf: Pdf, content: CatalogueContent, name: string, place: string): number {
  const first = framedPage(pdf, content, name);
  pdf.destination(place);
  pdf.bookmark(name);
  pdf.text("H1", name, title, type.title);
  return first;
}

function columnsOf(pdf: Pdf, content: CatalogueContent, name: string) {
  return createFlow({
    ...columns,
    top: textTop,
    nextPage: () => {
      framedPage(pdf, content, name);
      return area.top - 14;
    },
  });
}

/** Draws the catalogue's last page, with the company address and the legal disclaimer. */
function drawLastPage(pdf: Pdf, { page, background: { brand }, collections }: CatalogueContent) {
  pdf.newPage();
  pdf.bookmark("Kontakt");
  const last = collections.at(-1)?.picture;
  const height = (a4.width * 9) / 16;
  if (last) drawPicture(pdf, last, { x: 0, y: 0, width: a4.width, height });
  const place = { x: area.left, width: 330 };
  const { shortName } = brand.legal;
  const { street, postcode, town } = brand.address;
  let y = pdf.text("H1", brand.claim, { ...place, y: height + 46, width: area.width }, type.title) + 18;
  y = pdf.text("P", shortName, { ...place, y }, type.strong);
  y = pdf.text("P", `${street}, ${postcode} ${town}`, { ...place, y }, type.body);
  for (const { id, phone, email, label } of brand.departments.slice(0, 2)) {
    y = pdf.text("P", `${label}: ${phone}`, { ...place, y: y + (id === "centrala" ? 8 : 4) }, type.body);
    y = pdf.link(
      email,
      { url: `mailto:${email}` },
      { ...place, y },
      { ...type.body, colour: colours.accent },
    );
  }
  y = pdf.link(
    brand.siteUrl,
    { url: brand.siteUrl },
    { ...place, y: y + 8 },
    {
      ...type.strong,
      colour: colours.accent,
    },
  );
  const note = `${page.title} ${page.edition}. Zdjęcia produktów są wizualizacjami; odcienie w druku i na ekranie mogą różnić się od rzeczywistych. Katalog nie jest ofertą w rozumieniu Kodeksu cywilnego.`;
  pdf.text("P", note, { ...place, y: 770 }, type.note);
}
