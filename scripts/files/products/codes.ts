import { digitalLink } from "~/catalogue/product/digital-link";
import type { FinishOption } from "~/catalogue/product-page/view";
import type { Pdf } from "../pdf/document";
import { type Flow, flowHeading } from "../pdf/flow";
import { drawQrCode, qrSide } from "../pdf/qr";
import { colours, type } from "../pdf/theme";

const gap = 6;
/** Width of the quiet zone, points: the code's dark part is flush with the column. */
const quiet = 7;
/** Three lines stand in the middle of the code. */
const textTop = 15;

/** A QR code for each finish, its number and its address beside it: a phone opens the finish's page. */
export function drawFinishCodes(
  pdf: Pdf,
  flow: Flow,
  finishes: readonly Pick<FinishOption, "label" | "code" | "gtin">[],
  siteUrl: string,
) {
  flowHeading(pdf, flow, "H2", "Kody QR");
  pdf.group("L", () => {
    for (const { label, code, gtin } of finishes) {
      const address = siteUrl + digitalLink({ gtin });
      flow.need(qrSide + gap);
      const { x, y, width } = flow;
      const words = { x: x + qrSide, width: width - qrSide };
      pdf.group("LI", () => {
        flow.y = drawQrCode(pdf, address, { x: x - quiet, y: y - quiet / 2, width: qrSide }) + gap;
        const below = pdf.text("Lbl", label, { ...words, y: y + textTop }, type.smallStrong);
        pdf.group("LBody", () => {
          const numbers = pdf.text("P", `${code} · EAN ${gtin}`, { ...words, y: below }, type.small);
          pdf.link(
            address,
            { url: address },
            { ...words, y: numbers },
            { ...type.note, colour: colours.muted },
          );
        });
      });
    }
  });
}
