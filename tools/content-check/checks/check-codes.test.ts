import { expect, test } from "vitest";
import { issueLine } from "~/content/files.server";
import { sampleFinish, samplePart, sampleProduct } from "../../../tests/support/samples/product-samples";
import { checkCodes } from "./check-codes";

const fileOf = <Data>(name: string, data: Data) => ({
  data,
  issueAt: (path: readonly PropertyKey[], reason: string) => ({ file: name, line: path.length, reason }),
});

test("a number that does not look as the brand's numbers do is an issue with its line (25.12)", () => {
  const data = sampleProduct({ code: "LR-110", finishes: [sampleFinish("chrom", "L-1")] });
  const parts = [samplePart({ code: "CZ-1", name: "Wąż", kind: "wąż" })];
  const range = {
    files: [fileOf("a.yaml", data)],
    parts: fileOf("spare-parts.yaml", { spareParts: parts }),
  };
  const unlike = (code: string) =>
    `numer ${code} nie pasuje do wzoru z content/brand.yaml ([A-Z]{2}-[0-9]{3})`;
  expect(checkCodes(range, "[A-Z]{2}-[0-9]{3}").map(issueLine)).toEqual([
    `a.yaml:3 – finishes.code: ${unlike("L-1")}`,
    `spare-parts.yaml:3 – spareParts.code: ${unlike("CZ-1")}`,
  ]);
});
