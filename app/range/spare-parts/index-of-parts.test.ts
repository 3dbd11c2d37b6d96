import { expect, test } from "vitest";
import { sampleParts, sampleRangeOf } from "../../../tests/support/samples/product-samples";
import { indexSpareParts } from "./index-of-parts";

test("parts come by kind; kinds without a part are left out", () => {
  const [cartridge, aerator] = sampleParts;
  const reversed = indexSpareParts(sampleRangeOf(sampleParts.toReversed()), []);
  expect(reversed.all).toEqual([cartridge, aerator]);
  expect([...reversed.byKind.keys()]).toEqual(["regulator", "aerator"]);
});
