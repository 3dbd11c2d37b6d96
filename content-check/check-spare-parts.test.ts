import { expect, test } from "vitest";
import { sparePartsSchema } from "~/catalogue/spare-parts/schema.server";
import { issueLine, parseContent } from "~/content/files.server";
import { sampleProduct } from "../tests/support/samples/product-samples";
import { checkSpareParts } from "./check-spare-parts";

test("a part that no product has is named with its line", () => {
  const text = `spareParts:
  - { code: CZ-1025, name: Regulator, kind: regulator }
  - { code: CZ-1124, name: Aerator, kind: aerator }
kinds:
  - { id: regulator, label: Regulatory, noun: Regulator, drawing: M4 4h40 }
  - { id: aerator, label: Aeratory, noun: Aerator, drawing: M4 4h40 }
`;
  const parts = parseContent("spare-parts.yaml", text, sparePartsSchema);
  const files = [{ data: sampleProduct({ spareParts: ["CZ-1025"] }) }];
  expect(checkSpareParts({ files, parts }).map(issueLine)).toEqual([
    "content/spare-parts.yaml:3 – żaden produkt nie ma części CZ-1124",
  ]);
});
