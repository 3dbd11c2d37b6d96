import { formatDate } from "lib/polish/date";
import type { pairView } from "~/fit/check";
import { pairName } from "~/fit/partners";
import * as paths from "~/paths";
import { createPdf, type Line, type Pdf } from "../pdf/document";
import { drawSideBySide, flowHeading, flowList } from "../pdf/flow";
import { drawFrame } from "../pdf/logo";
import { drawQrCode } from "../pdf/qr";
import { drawValues } from "../pdf/table";
import { area, colours, textColumns, type } from "../pdf/theme";
import { drawPair } from "./pair-drawing";

type PairView = ReturnType<typeof pairView>;

export type CardContent = {
  pair: PairView;
  /**
   * Both products and every other product that their installation requires. `gtin` is the EAN of a product's first
   * finish.
   */
  products: { code: string; name: string; gtin: string }[];
  /** Date of the last change to any of the products, `YYYY-MM-DD`. */
  date: string;
  brand: { siteUrl: string; name: string; author: string };
};

const columns = textColumns(2, 28);
/**
 * Top of the section with the QR codes, in points from the top of the page. The section has room for a heading, one row
 * of codes and three lines of text.
 */
const codesTop = 662;
const codeSide = 68;

/**
 * Creates a mounting card for the building site: a PDF of one A4 page, or more if its rules need them, with a drawing to
 * scale and the products to order.
 */
export function makeMountingCard({ pair, products, date, brand }: CardContent): Promise<Uint8Array> {
  const { first, second, summary } = pair;
  const title = pairName(first, second);
  const pdf = createPdf({
    title: `${first.code} i ${second.code} – karta montażowa`,
    subject: title,
    author: brand.author,
    date,
    isToScale: true,
  });
  const foot = { left: `${brand.siteUrl}${pair.to}`, right: formatDate(date) };
  const nextPage = () => {
    pdf.newPage();
    drawFrame(pdf, brand.name, "Karta montażowa", foot);
    return area.top;
  };
  nextPage();
  const whole = { x: area.left, width: area.width };

  let y = pdf.text("H1", title, { ...whole, y: 62 }, type.heading) + 4;
  y = pdf.text("P", summary, { ...whole, y }, type.strong) + 8;
  y = drawPair(pdf, pair, { ...whole, y }) + 6;
  const note = `Widok z boku, wymiary w milimetrach, tolerancja ceramiki ± 5 mm. Skala 1 : ${pair.layout.paperScale} przy druku bez skalowania.`;
  y = pdf.text("P", note, { ...whole, y }, type.note) + 8;
  drawSideBySide(pdf, { ...columns, top: y, bottom: codesTop, nextPage }, [
    (flow) => {
      flowHeading(pdf, flow, "H2", "Do montażu");
      drawValues(pdf, flow, pair.mounting);
    },
    (flow) => {
      flowHeading(pdf, flow, "H2", "Co sprawdziliśmy");
      flowList(
        pdf,
        flow,
        pair.rules.map(({ sentence }) => sentence),
      );
    },
  ]);
  drawCodes(pdf, products, brand.siteUrl);
  return pdf.finish();
}

/** Draws one row with the products to order, each with a QR code that links to the product's page. */
function drawCodes(pdf: Pdf, products: CardContent["products"], siteUrl: string) {
  pdf.text("H2", "Do zamówienia", { x: area.left, y: codesTop + 4, width: area.width }, type.section);
  const width = area.width / Math.max(products.length, 4);
  pdf.group("L", () => {
    for (const [index, { code, name, gtin }] of products.entries()) {
      const place: Line = { x: area.left + index * width, y: codesTop + 20, width: width - 8 };
      pdf.listItem(() => {
        const y = drawQrCode(pdf, siteUrl + paths.digitalLink(gtin), {
          ...place,
          x: place.x - 7,
          width: codeSide,
        });
        const below = pdf.text("P", code, { ...place, y: y - 2 }, type.smallStrong);
        pdf.text("P", name, { ...place, y: below }, { ...type.note, colour: colours.muted });
      });
    }
  });
}
