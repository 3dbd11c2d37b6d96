import { hashOfBytes } from "lib/platform/files.server";
import { formatDate } from "lib/polish/date";
import { plural } from "lib/polish/plural";
import { type ProductView, warningsFor } from "~/catalogue/product-view";
import { dataSheet, lastModified } from "~/range/product";
import { defineMaker } from "../make-file";
import type { FileTarget } from "../manifest";
import { createPdf, type Line, type Pdf } from "../pdf/document";
import { createFlow, drawEvenly, type Flow, flowHeading, flowList, flowText } from "../pdf/flow";
import { drawFrame } from "../pdf/logo";
import { drawTable, drawValues } from "../pdf/table";
import { area, colours, textColumns, type } from "../pdf/theme";
import { drawFinishCodes } from "./codes";
import { drawFinishes, drawKind, drawPicture, drawTechnicalDrawing } from "./parts";
import { type Background, pdfSources, productSources, readRange } from "./range";

const columns = textColumns(2, 28);
const columnWidth = columns.width;
const [, rightColumn = 0] = columns.lefts;
/** Bottom limit of the finishes on the first page, in points; the list with their codes is complete. */
const finishesEnd = 470;
const yearForms = { one: "rok", few: "lata", many: "lat" };

type Shown = { product: ProductView; background: Background };
const sheetOf = defineMaker("data sheet", ({ product, background }: Shown) =>
  makeDataSheet(product, background),
);

/**
 * Returns a build target for the data sheet of every product. Withdrawn products are included, because their owners
 * still need the dimensions.
 */
export function dataSheetTargets(): FileTarget[] {
  const { products, background } = readRange();
  const sources = pdfSources();
  const hashOfBackground = hashOfBytes(JSON.stringify(background));
  return products.map((product) => ({
    path: dataSheet(product),
    plan: () => ({
      date: lastModified(product),
      files: [...productSources(product), ...sources],
      data: { product, hashOfBackground },
      make: sheetOf({ product, background }),
    }),
  }));
}

/**
 * Renders a data sheet as a PDF. The first page has the overview, the drawing and the description. All values, spare
 * parts and conditions follow.
 */
export function makeDataSheet(product: ProductView, { brand, warranty }: Background): Promise<Uint8Array> {
  const date = lastModified(product);
  const pdf = createPdf({
    title: `${product.code} ${product.name} – karta produktu`,
    subject: product.short,
    author: brand.legal.shortName,
    date,
  });
  const nextPage = () => {
    const number = pdf.newPage();
    drawFrame(pdf, brand.name, `Karta produktu ${product.code}`, {
      left: `${brand.siteUrl}/produkt/${product.slug}`,
      right: `${formatDate(date)} · strona ${number}`,
    });
    return area.top;
  };
  nextPage();
  drawFirstPage(pdf, product, nextPage);
  const flow = createFlow({ ...columns, top: nextPage(), nextPage });
  drawValueTables(pdf, flow, product);
  drawItems(pdf, flow, "Dokumenty i normy", product.certificates);
  drawConditions(pdf, flow, product, { brand, warranty });
  drawFinishCodes(pdf, flow, product.finishes, brand.siteUrl);
  return pdf.finish();
}

function drawFirstPage(pdf: Pdf, product: ProductView, nextPage: () => number) {
  const picture = { x: area.left, y: area.top, width: columnWidth, height: columnWidth };
  const [shown] = product.pictures;
  const right = { x: rightColumn, width: columnWidth };
  let y = area.top;
  y = pdf.text("H1", product.name, { ...right, y: y - 3 }, { ...type.heading, size: 21 }) + 3;
  y = drawKind(pdf, product, { ...right, y });
  y = pdf.text("P", product.short, { ...right, y: y + 8 }, { ...type.body, colour: colours.muted }) + 4;
  if (product.withdrawn) y = drawWithdrawn(pdf, product.withdrawn, { ...right, y }) + 4;
  y = pdf.text("H2", "Wykończenia", { ...right, y: y + 6 }, type.section) + 5;
  y = drawFinishes(pdf, product.finishes, { ...right, y, height: finishesEnd - y }, true);
  if (shown) drawPicture(pdf, shown, picture);

  const whole = { x: area.left, width: area.width };
  y = Math.max(picture.y + picture.height, y) + 22;
  if (product.drawing) {
    y = pdf.text("H2", "Rysunek", { ...whole, y }, type.section) + 6;
    y = drawTechnicalDrawing(pdf, product, { ...whole, y, height: 200 }) + 14;
    y = pdf.text("P", "Wymiary w milimetrach.", { ...whole, y }, type.note) + 12;
  }
  drawEvenly(pdf, { ...columns, top: y, nextPage }, (flow) => {
    flowHeading(pdf, flow, "H2", "Opis");
    for (const paragraph of product.long) flowText(pdf, flow, "P", paragraph, type.small, 5);
    drawItems(pdf, flow, "Cechy", product.features);
  });
}

function drawWithdrawn(
  pdf: Pdf,
  { from, successor }: NonNullable<ProductView["withdrawn"]>,
  place: Line,
): number {
  const after = successor ? ` Następca: ${successor.name}.` : "";
  const words = `Produkt wycofany z oferty ${formatDate(from)}. Części zamienne są nadal dostępne.${after}`;
  return pdf.text("P", words, place, type.smallStrong);
}

function drawValueTables(pdf: Pdf, flow: Flow, product: ProductView) {
  flowHeading(pdf, flow, "H2", "Wymiary");
  drawValues(pdf, flow, product.measures);
  flowHeading(pdf, flow, "H2", "Dane techniczne");
  drawValues(pdf, flow, product.technical);
}

function drawItems(pdf: Pdf, flow: Flow, title: string, items: readonly string[]) {
  if (items.length === 0) return;
  flowHeading(pdf, flow, "H2", title);
  flowList(pdf, flow, items);
}

function drawWarranty(pdf: Pdf, flow: Flow, terms: Background["warranty"]) {
  flowHeading(pdf, flow, "H2", "Gwarancja");
  drawTable(pdf, flow, {
    columns: [
      { share: 5, head: "Grupa" },
      { share: 2.4, head: "Użytek domowy" },
      { share: 3, head: "Użytek profesjonalny" },
    ],
    rows: terms.map(({ label, years, professionalYears }) => [
      label,
      plural(years, yearForms),
      plural(professionalYears, yearForms),
    ]),
    rowHeads: true,
  });
}

function drawConditions(pdf: Pdf, flow: Flow, product: ProductView, { brand, warranty }: Background) {
  const terms = product.warranty.flatMap((id) => warranty.find((term) => term.id === id) ?? []);
  if (terms.length > 0) drawWarranty(pdf, flow, terms);
  drawNumbers(pdf, flow, "Części zamienne", "Część", product.spareParts);
  drawNumbers(pdf, flow, "Do montażu zamów osobno", "Produkt", product.needed);
  const needed = new Set(product.needed.map(({ name }) => name));
  const goesWith = product.goesWith
    .filter(({ name }) => !needed.has(name))
    .map(({ code, name, fit }) => ({ code, name: fit ? `${name} – ${fit.short}` : name }));
  drawNumbers(pdf, flow, "Pasuje do tego produktu", "Produkt", goesWith);
  const { heading, manufacturer, responsiblePerson, identification } = brand.gpsr;
  const warnings = warningsFor(brand.gpsr.warnings, product.lineage);
  const { name, street, postcode, town, country, email } = manufacturer;
  flowHeading(pdf, flow, "H2", heading);
  const address = `${name}, ${street}, ${postcode} ${town}, ${country}, ${email}`;
  for (const words of [address, responsiblePerson, identification, ...warnings])
    flowText(pdf, flow, "P", words, type.note, 3);
}

function drawNumbers(
  pdf: Pdf,
  flow: Flow,
  title: string,
  head: string,
  named: { code: string; name: string }[],
) {
  if (named.length === 0) return;
  flowHeading(pdf, flow, "H2", title);
  drawTable(pdf, flow, {
    columns: [
      { share: 2.2, head: "Numer", style: type.smallStrong },
      { share: 7, head },
    ],
    rows: named.map(({ code, name }) => [code, name]),
    rowHeads: true,
  });
}
