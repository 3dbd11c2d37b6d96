import type { FinishOption } from "~/catalogue/product-page/view";
import * as paths from "~/paths";
import type { Pdf } from "../pdf/document";
import { type Flow, flowHeading } from "../pdf/flow";
import { drawQrCode, qrSide } from "../pdf/qr";
import { colours, type } from "../pdf/theme";

/** Width of the quiet zone, points: dark parts are flush with the column, and rows share the zone between them. */
const quiet = 7;
const step = qrSide - quiet;
const perRow = 2;
/** So small that a URL fits beside its code, the line broken before the number. */
const addressStyle = { ...type.note, size: 5.5, leading: 1.3, colour: colours.ink };

/** A QR code for each finish, its number and its URL beside it: a phone opens the finish's page. */
export function drawFinishCodes(
  pdf: Pdf,
  flow: Flow,
  finishes: readonly Pick<FinishOption, "label" | "code" | "gtin">[],
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
      pdf.group("LI", () => {
        drawQrCode(pdf, siteUrl + path, { x: x - quiet, y: y - quiet, width: qrSide });
        const below = pdf.text("Lbl", label, { ...words, y: y - 2 }, type.smallStrong);
        pdf.group("LBody", () => {
          const number = pdf.text("P", code, { ...words, y: below }, type.small);
          const readable = `${new URL(siteUrl).host}${path}`;
          pdf.link(readable, { url: siteUrl + path }, { ...words, y: number + 1 }, addressStyle);
        });
      });
      if (place === perRow - 1 || index === finishes.length - 1) flow.y = y + step;
    }
  });
}
