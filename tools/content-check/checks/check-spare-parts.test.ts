import { expect, test } from "vitest";
import { issueLine, parseContent } from "~/content/files.server";
import { sparePartsSchema } from "~/range/spare-parts/schema.server";
import { sampleDownload, sampleProduct } from "../../../tests/support/samples/product-samples";
import { checkPartDrawings, checkPartPictures, checkSpareParts } from "./check-spare-parts";

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
  const files = [{ data: sampleProduct({ spareParts: ["CZ-1025"] }), issueAt: file.issueAt }];
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

test("a product with a model whose picture shows other parts, or that has none, is named with the command (16.23)", () => {
  const remarks = (spareParts: string[], slug = "tap", isThere = true) => {
    const data = sampleProduct({ slug, spareParts, downloads: [sampleDownload(`/models/${slug}/AB-1.glb`)] });
    const place = { x: "5%", y: "5%" };
    const places = { tap: { picture: "", numbers: { "CZ-1025": place, "CZ-1124": place } } };
    return checkPartPictures([{ data, issueAt: file.issueAt }], places, () => isThere);
  };
  expect([remarks(["CZ-1124", "CZ-1025"]), remarks(["CZ-1025"], "other", false)]).toEqual([[], []]);
  expect(remarks([], "other")).toEqual([]);
  for (const [{ reason } = { reason: "" }] of [remarks(["CZ-1025"]), remarks(["CZ-1025"], "other")])
    expect(reason).toMatch(/npm run packshots -- (?:tap|other)$/);
});
