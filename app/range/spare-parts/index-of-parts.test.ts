import { expect, test } from "vitest";
import { sampleParts, sampleProduct, sampleRangeOf } from "../../../tests/support/samples/product-samples";
import { indexSpareParts } from "./index-of-parts";

const tap = sampleProduct({ slug: "a", spareParts: ["CZ-1124", "CZ-1025", "CZ-9"] });
const other = sampleProduct({ slug: "b", spareParts: ["CZ-1025"] });
const index = indexSpareParts(sampleRangeOf(sampleParts), [tap, other]);

test("an unknown number names none", () => {
  for (const code of ["CZ-9", "", "constructor"]) expect(index.byCode(code)).toBeNull();
});

test("parts come by kind; kinds without a part are left out", () => {
  const [cartridge, aerator] = sampleParts;
  const reversed = indexSpareParts(sampleRangeOf(sampleParts.toReversed()), []);
  expect(reversed.all).toEqual([cartridge, aerator]);
  expect([...reversed.byKind.keys()]).toEqual(["regulator", "aerator"]);
});

test("a part knows its products in their order, a product its parts in its own", () => {
  expect(index.productsWith("CZ-1025")).toEqual([tap, other]);
  expect(index.productsWith("CZ-9")).toEqual([]);
  expect(index.partsOf(tap).map(({ code }) => code)).toEqual(["CZ-1124", "CZ-1025"]);
});
