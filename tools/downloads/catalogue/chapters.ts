import type { ProductView } from "~/catalogue/product-view";
import { places } from "~/library/catalogue-places";
import type { Pdf } from "../pdf/document";
import { createFlow, drawEvenly } from "../pdf/flow";
import { drawPageList } from "../pdf/page-list";
import { drawValues, valuesThatFit } from "../pdf/table";
import { a4, area, colours, textColumns, type } from "../pdf/theme";
import { drawFinishes, drawKind, drawPicture, drawTechnicalDrawing } from "../products/parts";
import { type CatalogueContent, listEntry } from "./content";
import type { Section } from "./sections";

type Chapter = CatalogueContent["chapters"][number];

const openerPicture = { x: 0, y: 0, width: a4.width, height: (a4.width * 3) / 4 };
const { lefts: columns, width: columnWidth } = textColumns(2, 24);
const pictureSize = 300;
const thumbnailGap = 8;
/**
 * Bottom limits of finishes and tables, in points from the top of the page. What does not fit is only on the data sheet.
 */
const finishesEnd = 470;
const tablesEnd = 784;

/** The list of each chapter's products, and a page for each of them. */
export function chapterSections(content: CatalogueContent): Section[] {
  const here = content.chapters.filter(({ file }) => file === content.file);
  return here.flatMap((chapter) => {
    const { id, label, products } = chapter;
    const place = places.chapter(id);
    return [
      {
        place,
        bookmark: label,
        part: label,
        draw: (pdf: Pdf, nextPage: () => number) => drawOpener(pdf, content, chapter, nextPage),
      },
      ...products.map((product) => ({
        place: places.product(product.slug),
        bookmark: `${product.code} ${product.name}`,
        below: place,
        part: label,
        pages: 1,
        draw: (pdf: Pdf) => drawProduct(pdf, content, product),
      })),
    ];
  });
}

function drawOpener(pdf: Pdf, content: CatalogueContent, chapter: Chapter, nextPage: () => number) {
  const { label, picture, products } = chapter;
  if (picture) drawPicture(pdf, picture, openerPicture);
  const y = picture ? openerPicture.height + 34 : area.top;
  const top = pdf.text("H1", label, { x: area.left, y, width: area.width }, type.display) + 18;
  const entries = products.map((product) => listEntry(content, chapter, product));
  drawEvenly(pdf, { lefts: columns, width: columnWidth, top, nextPage }, (flow) =>
    drawPageList(pdf, flow, entries, content.pages),
  );
}

function drawProduct(pdf: Pdf, content: CatalogueContent, product: Chapter["products"][number]) {
  const top = 46;
  const whole = { x: area.left, width: area.width };
  const [first] = product.pictures;
  const right = first ? { x: area.left + pictureSize + 22, width: area.width - pictureSize - 22 } : whole;
  let y = pdf.text("H2", product.name, { ...right, y: top - 3 }, type.heading) + 3;
  y = drawKind(pdf, product, { ...right, y });
  if (product.isNew) y = pdf.text("P", "Nowość", { ...right, y: y + 2 }, type.smallStrong);
  y = pdf.text("P", product.short, { ...right, y: y + 8 }, { ...type.small, leading: 1.5 });
  y += 14;
  y = drawFinishes(pdf, product.finishes, { ...right, y, height: finishesEnd - y }, false);
  const size = (right.width - thumbnailGap) / 2;
  const thumbnailTop = top + pictureSize - size;
  const others = y <= thumbnailTop ? product.otherFinishes.slice(0, 2) : [];
  for (const [index, picture] of others.entries()) {
    const x = right.x + index * (size + thumbnailGap);
    drawPicture(pdf, picture, { x, y: thumbnailTop, width: size, height: size });
  }
  if (first) drawPicture(pdf, first, { x: area.left, y: top, width: pictureSize, height: pictureSize });

  y = Math.max(first ? top + pictureSize : top, y) + 20;
  if (product.drawing) {
    y = pdf.text("H3", "Rysunek", { ...whole, y }, type.section) + 6;
    y = drawTechnicalDrawing(pdf, product, { ...whole, y, height: 190 }) + 20;
  }
  drawColumn(pdf, "Wymiary", product.measures, columns[0] ?? area.left, y);
  drawColumn(pdf, "Dane techniczne", product.technical, columns[1] ?? area.left, y);
  const url = `${content.background.brand.siteUrl}/produkt/${product.slug}`;
  pdf.link(`Wszystkie dane i pliki: ${url}`, { url }, { ...whole, y: 791 }, linkStyle);
}

const linkStyle = { ...type.note, colour: colours.accent };

function drawColumn(pdf: Pdf, title: string, rows: ProductView["measures"], left: number, top: number) {
  const y = pdf.text("H3", title, { x: left, y: top, width: columnWidth }, type.section) + 4;
  const values = valuesThatFit(pdf, rows, columnWidth, tablesEnd - y);
  drawValues(pdf, createFlow({ lefts: [left], width: columnWidth, top: y, nextPage: pdf.newPage }), values);
}
