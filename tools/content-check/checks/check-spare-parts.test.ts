import { expect, test } from "vitest";
import { issueLine, parseContent } from "~/content/files.server";
import { sparePartsSchema } from "~/range/spare-parts/schema.server";
import { sampleProduct } from "../../../tests/support/samples/product-samples";
import { checkPartDrawings, checkSpareParts } from "./check-spare-parts";

const { data, ...file } = parseContent(
  "spare-parts.yaml",
  `spareParts:
  - { code: CZ-1025, name: Regulator, kind: regulator }
  - { code: CZ-1124, name: Aerator, kind: aerator }
kinds:
  - { id: regulator, label: Regulatory, noun: Regulator, drawing: M4 4h40 }
  - { id: aerator, label: Aeratory, noun: Aerator, drawing: M4 4h40 }
`,
  sparePartsSchema,
);

test("a part that no product has is named with its line", () => {
  const files = [{ data: sampleProduct({ spareParts: ["CZ-1025"] }) }];
  expect(checkSpareParts({ files, parts: { ...file, data } }).map(issueLine)).toEqual([
    "content/spare-parts.yaml:3 – żaden produkt nie ma części CZ-1124",
  ]);
});

test("a drawing of a part that does not exist is reported (16.21)", () => {
  const files = ["CZ-1025", "CZ-9"].map((code) => ({ name: `spare-parts/${code}.svg`, code }));
  expect(checkPartDrawings(data.spareParts, files).map(issueLine)).toEqual([
    "content/spare-parts/CZ-9.svg:1 – nie ma części CZ-9",
  ]);
});
