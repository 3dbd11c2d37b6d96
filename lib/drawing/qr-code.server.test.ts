import sharp from "sharp";
import { expect, test } from "vitest";
import { qrSvg } from "./qr-code.server";

test("the quiet zone of four modules is blank", async () => {
  const svg = qrSvg("https://modrawa.example/01/09520000000202", "Kod").replace(
    "<svg ",
    '<svg xmlns="http://www.w3.org/2000/svg" width="370" ',
  );
  const { info } = await sharp(Buffer.from(svg)).flatten().trim().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 290, height: 290, trimOffsetLeft: -40, trimOffsetTop: -40 });
});
