import { places } from "~/library/catalogue-places";
import type { Pdf } from "../pdf/document";
import { drawEvenly, type Flow } from "../pdf/flow";
import { drawPageList } from "../pdf/page-list";
import { a4, area, colours, textColumns, type } from "../pdf/theme";
import { drawPicture } from "../products/parts";
import { type CatalogueContent, listEntry } from "./content";
import type { Section } from "./sections";

const columns = textColumns(2, 26);
const title = { x: area.left, y: 56, width: area.width };
const textTop = 108;

const indexName = "Indeks numerów";

/** The index of product codes, and the last page. */
export function appendixSections(content: CatalogueContent): Section[] {
  return [
    {
      place: places.index,
      bookmark: indexName,
      part: indexName,
      draw(pdf, nextPage) {
        pdf.text("H1", indexName, title, type.title);
        drawEvenly(pdf, { ...columns, top: textTop, nextPage }, (flow) => drawIndex(pdf, flow, content));
      },
    },
    { place: places.end, bookmark: "Kontakt", pages: 1, draw: (pdf) => drawLastPage(pdf, content) },
  ];
}

function drawIndex(pdf: Pdf, flow: Flow, content: CatalogueContent) {
  const entries = content.chapters
    .flatMap((chapter) =>
      chapter.products.flatMap(({ name, slug, finishes }) =>
        finishes.map(({ code, label }) =>
          listEntry(content, chapter, { slug, code, name: `${name}, ${label.toLowerCase()}` }),
        ),
      ),
    )
    .toSorted((one, other) => one.mark.localeCompare(other.mark, "pl"));
  drawPageList(pdf, flow, entries, content.pages, { style: { ...type.note, colour: colours.ink } });
}

/** Draws the catalogue's last page, with the company address and the legal disclaimer. */
function drawLastPage(pdf: Pdf, { page, background: { brand }, collections }: CatalogueContent) {
  const height = (a4.width * 9) / 16;
  drawPicture(pdf, collections.at(-1)?.picture ?? page.cover, { x: 0, y: 0, width: a4.width, height });
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
