import { readFileSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { getPage } from "~/editorial/pages.server";
import { openPdf } from "../../support/readers/pdf";

const served = "build/client";
const page = getPage("/logotypy");
if (!page) throw new Error("The brand has no page of logos.");
const { files, archive } = page;
const addresses = files.flatMap((version) => version.files);
const ofFormat = (extension: string) => addresses.filter((address) => address.endsWith(extension));

test("every version is there as SVG, PDF and PNG", () => {
  expect(files.length).toBeGreaterThan(0);
  for (const version of files)
    expect(version.files.map((address) => path.extname(address))).toEqual([".svg", ".pdf", ".png"]);
});

test.each(ofFormat(".svg"))("%s holds outlines, no text and no picture", (address) => {
  const svg = readFileSync(path.join(served, address), "utf8");
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=".+<\/svg>\n$/s);
  expect(svg).not.toMatch(/<(?:text|image)|NaN/);
});

test.each(ofFormat(".png"))("%s has a transparent ground", async (address) => {
  const { data, info } = await sharp(path.join(served, address)).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  expect(data[3]).toBe(0);
});

test.each(ofFormat(".pdf"))("%s is one page as wide as the logo, without fonts", async (address) => {
  const pdf = await openPdf(path.join(served, address));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  expect({ pages: pdf.numPages, texts: items.length }).toEqual({ pages: 1, texts: 0 });
  await pdf.destroy();
});

test("one ZIP has them all (1.9)", () => {
  const names = Object.keys(unzipSync(readFileSync(path.join(served, archive))));
  expect(names).toEqual(addresses.map((address) => path.basename(address)));
});
