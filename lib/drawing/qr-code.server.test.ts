import sharp from "sharp";
import { expect, test } from "vitest";
import { isQrReaderInstalled, readQrCodes } from "../../tests/support/readers/qr-reader";
import { qrSvg } from "./qr-code.server";

test.skipIf(!isQrReaderInstalled())("a list's long URL can be read back (27.7)", async () => {
  const url = `https://modrawa.example/projekt?l=1.${"LR-120-CH*2.".repeat(40)}`;
  const svg = qrSvg(url, "Kod").replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" width="600" ');
  expect(readQrCodes(await sharp(Buffer.from(svg)).png().toBuffer())).toEqual([url]);
});

test("the quiet zone of four modules is blank", async () => {
  const svg = qrSvg("https://modrawa.example/01/09520000000202", "Kod").replace(
    "<svg ",
    '<svg xmlns="http://www.w3.org/2000/svg" width="370" ',
  );
  const { info } = await sharp(Buffer.from(svg)).flatten().trim().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 290, height: 290, trimOffsetLeft: -40, trimOffsetTop: -40 });
});
