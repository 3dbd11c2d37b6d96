import { readFileSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { getPage } from "~/editorial/pages.server";

const served = "build/client";
const page = getPage("/logotypy");
if (!page) throw new Error("The brand has no page of logos.");
const { files, archive } = page;
const addresses = files.flatMap((version) => version.files);
const drawn = addresses.filter((address) => address.endsWith(".svg"));

test("every version is there as SVG, PDF and PNG", () => {
  expect(files.length).toBeGreaterThan(0);
  for (const version of files)
    expect(version.files.map((address) => path.extname(address))).toEqual([".svg", ".pdf", ".png"]);
});

test.each(drawn)("%s holds outlines, no text and no picture", (address) => {
  const svg = readFileSync(path.join(served, address), "utf8");
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=".+<\/svg>\n$/s);
  expect(svg).not.toMatch(/<(?:text|image)|NaN/);
});

test("one ZIP has them all (1.9)", () => {
  const names = Object.keys(unzipSync(readFileSync(path.join(served, archive))));
  expect(names).toEqual(addresses.map((address) => path.basename(address)));
});
