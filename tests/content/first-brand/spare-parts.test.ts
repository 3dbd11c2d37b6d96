import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { readProducts, readSpareParts } from "~/range/products/products.server";
import { readPartDrawings } from "~/range/spare-parts/drawings.server";
import { readPartPlaces } from "~/range/spare-parts/places.server";

const { spareParts } = readSpareParts().data;
const products = readProducts().files.map(({ data }) => data);

test("every part has an EAN of the demonstration range, a mass and a drawing (16.14, 16.21)", () => {
  const incomplete = spareParts.filter(
    (part) => !part.gtin?.startsWith("952") || !part.weightKg || !readPartDrawings().has(part.code),
  );
  expect(incomplete.map(({ code }) => code)).toEqual([]);
});

const places = Object.entries(readPartPlaces());

test("every model's picture has a number of each of its parts, and none covers another from 320 px (16.23)", () => {
  expect(places.map(([slug]) => slug).sort()).toEqual(readdirSync("public/models").sort());
  // Minimum width of a picture, and width of a number, in px.
  const [width, number] = [280, 28];
  for (const [slug, { numbers }] of places) {
    expect(Object.keys(numbers), slug).toEqual(products.find((one) => one.slug === slug)?.spareParts);
    const spots = Object.values(numbers).map(({ x, y }) =>
      [x, y].map((side) => (Number.parseFloat(side) / 100) * width),
    );
    for (const [at, [x = 0, y = 0]] of spots.entries()) {
      for (const side of [x, y])
        expect(Math.abs(side - width / 2), slug).toBeLessThanOrEqual(width / 2 - number / 2);
      for (const [left = 0, top = 0] of spots.slice(at + 1))
        expect(Math.hypot(x - left, y - top), slug).toBeGreaterThanOrEqual(number);
    }
  }
});
