import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const drawing = readFileSync("public/favicon.svg");

/** Share of the drawing's width; phones crop the edges of an icon. */
const marginShare = 0.1;

/** The site's icons for what does not support SVG: old browsers (`.ico`) and the home screens of phones. */
export async function drawSiteIcons() {
  writeFileSync("public/favicon.ico", icoOf(await square(32, "transparent", 0), 32));
  for (const [name, size] of Object.entries({ "apple-touch-icon": 180, "icon-192": 192, "icon-512": 512 })) {
    writeFileSync(`public/${name}.png`, await square(size, "white", Math.round(size * marginShare)));
  }
}

function square(size: number, background: string, margin: number): Promise<Buffer> {
  const inner = size - 2 * margin;
  return sharp(drawing, { density: (72 * size) / 8 })
    .resize(inner, inner, { fit: "contain", background: "transparent" })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "transparent" })
    .flatten(background === "transparent" ? false : { background })
    .png({ compressionLevel: 9, palette: background !== "transparent" })
    .toBuffer();
}

/** An ICO file of one picture, which may be a PNG since Windows Vista. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}
