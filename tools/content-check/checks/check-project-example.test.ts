import { expect, test } from "vitest";
import { z } from "zod";
import { projectExample } from "~/brand/brand/feature-texts.server";
import { issueLine, parseContent } from "~/content/files.server";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { checkProjectExample } from "./check-project-example";

const catalogue = sampleCatalogue([
  sampleProduct({
    finishes: [sampleFinish("chrom"), sampleFinish("czarny-mat", "LR-110-CM", "9520000000110")],
  }),
  sampleProduct({
    slug: "podtynkowa",
    code: "LR-130",
    finishes: [sampleFinish("chrom", "LR-130-CH", "9520000000301")],
    requires: ["lira-bateria"],
  }),
]);
const supply = {
  catalogue,
  partners: { model: () => null, partnersOf: () => null, judge: () => null, fitting: () => null },
};

function issues(...codes: string[]) {
  const lines = codes.map((code) => `        - { code: ${code}, quantity: 1 }`);
  const text = `projectExample:
  title: łazienka
  rooms:
    - name: Łazienka
      lines:
${lines.join("\n")}
`;
  const file = parseContent("brand.yaml", text, z.strictObject({ projectExample }));
  return checkProjectExample(file, supply).map(issueLine);
}

test("the example is a list that can be ordered as it is, with nothing missing (27.16)", () => {
  expect(issues("LR-110-CH", "LR-130-CH", "CZ-1025")).toEqual([]);
  expect(issues("LR-110-CH", "XX-1", "LR-110")).toEqual([
    "content/brand.yaml:7 – projectExample: XX-1: Nie znamy tego numeru.",
    "content/brand.yaml:8 – projectExample: LR-110: Ten numer ma kilka wykończeń. Wybierz jedno:",
  ]);
  expect(issues("LR-130-CH")).toEqual([
    "content/brand.yaml:3 – projectExample: brakuje LR-110, którego wymaga LR-130",
  ]);
});
