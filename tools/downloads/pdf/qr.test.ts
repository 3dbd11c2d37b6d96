import { expect, test } from "vitest";
import { openPdf, pictureOf, structureOf } from "../../../tests/support/readers/pdf";
import { isQrReaderThere, readQrCodes } from "../../../tests/support/readers/qr-reader";
import { createPdf } from "./document";
import { drawQrCode, qrSide } from "./qr";

const url = "https://modrawa.example/01/09520000000202";
const place = { x: 40, y: 40, width: qrSide };
/** Pixels per point at 300 dpi, the resolution of a printer. */
const printed = 300 / 72;

async function pageWithCode() {
  const pdf = createPdf({ title: "Próba", subject: "Kod", author: "Modrawa", date: "2026-11-16" });
  pdf.newPage();
  drawQrCode(pdf, url, place);
  return openPdf(await pdf.finish());
}

test.skipIf(!isQrReaderThere())("a code on paper can be read back", async () => {
  const pdf = await pageWithCode();
  expect(readQrCodes(await pictureOf(pdf, 1, printed))).toEqual([url]);
});

test("the code is a picture whose description has the URL", async () => {
  const pdf = await pageWithCode();
  expect(await structureOf(pdf, 1)).toContainEqual(
    expect.objectContaining({ role: "Figure", alt: `Kod QR: ${url}` }),
  );
});
