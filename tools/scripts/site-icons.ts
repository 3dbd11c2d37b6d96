import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { mark, print } from "~/theme";

/** The cut-out is white, so that the mark is legible on a dark tab bar. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${print.accent}" d="${mark.shape}"/><path fill="white" d="${mark.cutout}"/></svg>\n`;

/** Margin as a share of the icon's width. It is needed because phones crop the edges of icons. */
const marginShare = 0.1;

/**
 * Writes the site's icon, and icons for clients without SVG support: old browsers (`.ico`) and phone home screens
 * (`.png`).
 */
export async function drawSiteIcons() {
  writeFileSync("public/favicon.svg", drawing);
  writeFileSync("public/favicon.ico", icoOf(await square(32, "transparent", 0), 32));
  for (const [name, size] of Object.entries({ "apple-touch-icon": 180, "icon-192": 192, "icon-512": 512 })) {
    writeFileSync(`public/${name}.png`, await square(size, "white", Math.round(size * marginShare)));
  }
}

function square(size: number, background: string, margin: number): Promise<Buffer> {
  const inner = size - 2 * margin;
  return sharp(Buffer.from(drawing), { density: (72 * size) / 8 })
    .resize(inner, inner, { fit: "contain", background: "transparent" })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "transparent" })
    .flatten(background === "transparent" ? false : { background })
    .png({ compressionLevel: 9, palette: background !== "transparent" })
    .toBuffer();
}

/** Wraps a PNG in an ICO file. Windows has supported PNGs in ICO files since Vista. */
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
