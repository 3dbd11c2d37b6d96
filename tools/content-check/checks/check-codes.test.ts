import { expect, test } from "vitest";
import { sampleFinish, samplePart, sampleProduct } from "../../../tests/support/samples/product-samples";
import { checkCodes } from "./check-codes";

const lineOf = (path: PropertyKey[]) => path.length;

test("a number that does not look as the brand's numbers do is an issue with its line (25.12)", () => {
  const data = sampleProduct({ code: "LR-110", finishes: [sampleFinish("chrom", "L-1")] });
  const parts = [samplePart({ code: "CZ-1", name: "Wąż", kind: "wąż" })];
  const range = {
    files: [{ name: "products/a.yaml", data, lineOf }],
    parts: { name: "spare-parts.yaml", data: { spareParts: parts }, lineOf },
  };
  expect(checkCodes(range, "[A-Z]{2}-[0-9]{3}")).toEqual([
    {
      file: "content/products/a.yaml",
      line: 3,
      reason: "finishes.code: numer L-1 nie pasuje do wzoru z content/brand.yaml ([A-Z]{2}-[0-9]{3})",
    },
    {
      file: "content/spare-parts.yaml",
      line: 3,
      reason: "spareParts.code: numer CZ-1 nie pasuje do wzoru z content/brand.yaml ([A-Z]{2}-[0-9]{3})",
    },
  ]);
});
