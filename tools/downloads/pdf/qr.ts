import { qrCode } from "lib/drawing/qr-code.server";
import type { Line, Pdf } from "./document";
import { colours } from "./theme";

/**
 * Side length in points of a QR code, including its quiet zone. With a URL of up to 42 bytes, the dark part is 18.8 mm
 * wide.
 */
export const qrSide = 68;

/** Draws a QR code on white; `width` includes the quiet zone. @returns the `y` below it, in points */
export function drawQrCode(pdf: Pdf, text: string, { x, y, width }: Line): number {
  const { size, path } = qrCode(text);
  pdf.figure(`Kod QR: ${text}`, { x, y, width, height: width }, () => {
    pdf.doc.rect(x, y, width, width).fill(colours.white);
    // A little more than a row, so that no light line shows between two rows.
    pdf.at({ x, y, scale: width / size }, () => pdf.doc.path(path).lineWidth(1.02).stroke("#000000"));
  });
  return y + width;
}
