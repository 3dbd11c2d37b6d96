import { mkdirSync, writeFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { getBrand } from "~/brand/brand.server";
import { print } from "~/theme";
import { fullLogo, type LogoDrawing, logoOrigin, logoSvg, symbol } from "./logo-drawing";

const { name, slug } = getBrand();

const versions: Record<string, LogoDrawing> = {
  podstawowy: fullLogo(name, { mark: print.accent, name: print.ink }),
  negatyw: fullLogo(name, { mark: "white", name: "white" }),
  jednobarwny: fullLogo(name, { mark: "black", name: "black" }),
  sygnet: symbol(print.accent),
};
/** Height in px, with which the full logo can be printed 10 cm wide at more than 300 dpi. */
const pngHeight = 640;
/** PDF points per unit of the drawing, with which the full logo is about 11 cm wide. */
const pdfScale = 2.6;

/** Draws every version of the brand's logo into a folder, as SVG, PDF (outlines) and PNG (transparent). */
export async function drawLogos(folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const [version, drawing] of Object.entries(versions)) {
    const file = `${folder}/${slug}-${version}`;
    const svg = logoSvg(drawing, name);
    writeFileSync(`${file}.svg`, svg);
    await sharp(Buffer.from(svg), { density: 1600 })
      .resize({ height: pngHeight })
      .png({ compressionLevel: 9 })
      .toFile(`${file}.png`);
    writeFileSync(`${file}.pdf`, await pdfOf(drawing));
  }
}

async function pdfOf({ width, height, shapes }: LogoDrawing): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: [width * pdfScale, height * pdfScale],
    margin: 0,
    lang: "pl-PL",
    displayTitle: true,
    info: { Title: name, Author: name, CreationDate: new Date(0) },
  });
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once("end", resolve));
  document.scale(pdfScale).translate(-logoOrigin.x, -logoOrigin.y);
  for (const { path, fill } of shapes) document.path(path).fill(fill, "even-odd");
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
