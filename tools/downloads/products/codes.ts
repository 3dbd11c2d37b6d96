import type { ProductView } from "~/catalogue/product-view";
import * as paths from "~/paths";
import type { Pdf } from "../pdf/document";
import { type Flow, flowHeading } from "../pdf/flow";
import { drawQrCode, qrSide } from "../pdf/qr";
import { colours, type } from "../pdf/theme";

/**
 * Width of a QR code's quiet zone, in points. The left quiet zone is outside the column, so that the dark modules align
 * with the text. Adjacent rows share the quiet zone between them.
 */
const quiet = 7;
const step = qrSide - quiet;
const perRow = 2;
/** Style of the URL, small enough for the URL to fit beside its QR code with a line break before the GTIN. */
const addressStyle = { ...type.note, size: 5.5, leading: 1.3, colour: colours.ink };

/**
 * Draws a QR code for each finish, with the product code and the URL beside it. Each QR code opens the product page in
 * that finish.
 */
export function drawFinishCodes(
  pdf: Pdf,
  flow: Flow,
  finishes: readonly Pick<ProductView["finishes"][number], "label" | "code" | "gtin">[],
  siteUrl: string,
) {
  flow.y += quiet;
  flowHeading(pdf, flow, "H2", "Kody QR");
  flow.y += quiet / 2;
  pdf.group("L", () => {
    for (const [index, { label, code, gtin }] of finishes.entries()) {
      const place = index % perRow;
      if (place === 0) flow.need(step);
      const path = paths.digitalLink(gtin);
      const width = (flow.width + quiet) / perRow;
      const { y } = flow;
      const x = flow.x + place * width;
      const words = { x: x + step, width: width - step - quiet };
      pdf.listItem(() => {
        drawQrCode(pdf, siteUrl + path, { x: x - quiet, y: y - quiet, width: qrSide });
        const below = pdf.text("P", label, { ...words, y: y - 2 }, type.smallStrong);
        const number = pdf.text("P", code, { ...words, y: below }, type.small);
        const readable = `${new URL(siteUrl).host}${path}`;
        pdf.link(readable, { url: siteUrl + path }, { ...words, y: number + 1 }, addressStyle);
      });
      if (place === perRow - 1 || index === finishes.length - 1) flow.y = y + step;
    }
  });
}
