import type { ProductView } from "~/catalogue/product-view";
import type { Bookmark, Pdf } from "../pdf/document";
import { createFlow } from "../pdf/flow";
import { drawPageList } from "../pdf/page-list";
import { drawValues, valuesThatFit } from "../pdf/table";
import { a4, area, colours, textColumns, type } from "../pdf/theme";
import { drawFinishes, drawKind, drawPicture, drawTechnicalDrawing } from "../products/parts";
import type { CatalogueContent } from "./content";
import { framedPage } from "./framed-page";
import { places } from "./places";

type Chapter = CatalogueContent["chapters"][number];

const openerPicture = { x: 0, y: 0, width: a4.width, height: (a4.width * 3) / 4 };
const { lefts: columns, width: columnWidth } = textColumns(2, 24);
const pictureSize = 300;
const thumbnailGap = 8;
/**
 * Bottom limit of the tables, in points from the top of the page. Values that do not fit are only on the data sheet.
 */
const tablesEnd = 784;

/** Draws every chapter: an opening page, then one page per product. */
export function drawChapters(pdf: Pdf, content: CatalogueContent) {
  for (const chapter of content.chapters) {
    const bookmark = drawOpener(pdf, content, chapter);
    for (const product of chapter.products) drawProduct(pdf, content, chapter, product, bookmark);
  }
}

function drawOpener(
  pdf: Pdf,
  content: CatalogueContent,
  { id, label, page, picture, products }: Chapter,
): Bookmark {
  framedPage(pdf, content, label, page);
  pdf.destination(places.chapter(id));
  if (picture) drawPicture(pdf, picture, openerPicture);
  const top = openerPicture.height + 34;
  const bottom = pdf.text("H1", label, { x: area.left, y: top, width: area.width }, type.display) + 18;
  // Splits the products evenly between the columns, even if one column could contain all.
  const half = products.slice(0, Math.ceil(products.length / 2));
  const rest = products.slice(half.length);
  for (const [index, own] of [half, rest].entries()) {
    const lefts = [columns[index] ?? area.left];
    const flow = createFlow({ lefts, width: columnWidth, top: bottom, nextPage: pdf.newPage });
    const entries = own.map(({ entry }) => entry);
    if (entries.length > 0) drawPageList(pdf, flow, entries);
  }
  return pdf.bookmark(label);
}

function drawProduct(
  pdf: Pdf,
  content: CatalogueContent,
  { label }: Chapter,
  product: Chapter["products"][number],
  above: Bookmark,
) {
  framedPage(pdf, content, label, product.page);
  pdf.destination(places.product(product.slug));
  pdf.bookmark(`${product.code} ${product.name}`, above);
  const top = 46;
  const right = { x: area.left + pictureSize + 22, width: area.width - pictureSize - 22 };
  let y = pdf.text("H2", product.name, { ...right, y: top - 3 }, type.heading) + 3;
  y = drawKind(pdf, product, { ...right, y });
  if (product.isNew) y = pdf.text("P", "Nowość", { ...right, y: y + 2 }, type.smallStrong);
  y = pdf.text("P", product.short, { ...right, y: y + 8 }, { ...type.small, leading: 1.5 });
  drawFinishes(pdf, product.finishes, { ...right, y: y + 14 }, false);
  const others = product.otherFinishes.slice(0, 2);
  for (const [index, picture] of others.entries()) {
    const size = (right.width - thumbnailGap) / 2;
    const x = right.x + index * (size + thumbnailGap);
    drawPicture(pdf, picture, { x, y: top + pictureSize - size, width: size, height: size });
  }
  const [first] = product.pictures;
  if (first) drawPicture(pdf, first, { x: area.left, y: top, width: pictureSize, height: pictureSize });

  const whole = { x: area.left, width: area.width };
  const below = top + pictureSize + 20;
  y = pdf.text("H3", "Rysunek", { ...whole, y: below }, type.section) + 6;
  y = drawTechnicalDrawing(pdf, product, { ...whole, y, height: 190 }) + 20;
  drawColumn(pdf, "Wymiary", product.measures, columns[0] ?? area.left, y);
  drawColumn(pdf, "Dane techniczne", product.technical, columns[1] ?? area.left, y);
  const url = `${content.background.brand.siteUrl}/produkt/${product.slug}`;
  pdf.link(`Wszystkie dane i pliki: ${url}`, { url }, { ...whole, y: 791 }, linkStyle);
}

const linkStyle = { ...type.note, colour: colours.accent };

function drawColumn(pdf: Pdf, title: string, rows: ProductView["measures"], left: number, top: number) {
  const y = pdf.text("H3", title, { x: left, y: top, width: columnWidth }, type.section) + 4;
  const flow = createFlow({ lefts: [left], width: columnWidth, top: y, nextPage: pdf.newPage });
  drawValues(pdf, flow, valuesThatFit(pdf, rows, columnWidth, tablesEnd - y));
}
