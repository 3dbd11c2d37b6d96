import { expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { comparisonRows } from "./rows";

const mixer = (change: Record<string, unknown>) => {
  const product = sampleProduct({ technical: { material: "Mosiądz", weightKg: 2 }, ...change });
  return { product, finish: product.finishes[0] };
};
const lira = mixer({
  slug: "lira",
  code: "LR-110",
  finishes: [sampleFinish("chrom"), sampleFinish("czarny-mat", "LR-110-CM")],
});
const kanta = mixer({
  slug: "kanta",
  code: "KN-110",
  collection: "kanta",
  finishes: [sampleFinish("czarny-mat", "KN-110-CM")],
  technical: { material: "Mosiądz", weightKg: 1.4, rungs: 3 },
});
const catalogue = sampleCatalogue([lira.product, kanta.product]);
const rows = comparisonRows([lira, kanta], catalogue);

test("rows come in the product page's order", () => {
  const measures = ["Szerokość", "Głębokość", "Wysokość", "Zasięg wylewki"];
  expect(rows.map(({ label }) => label)).toEqual([
    ...["Kolekcja", "Wykończenie", "Dostępne wykończenia", "Rodzaj montażu"],
    ...[...measures, "Liczba rurek", "Materiał", "Masa"],
  ]);
});

test("every row in which the products differ is marked, collection and finish too (16.10)", () => {
  expect(rows.filter(({ differs }) => differs).map(({ label, cells }) => [label, ...cells])).toEqual([
    ["Kolekcja", "Lira", "Kanta"],
    ["Wykończenie", "Chrom", "Czarny mat"],
    ["Dostępne wykończenia", "Chrom, Czarny mat", "Czarny mat"],
    ["Liczba rurek", null, "3\u00a0szt."],
    ["Masa", "2\u00a0kg", "1,4\u00a0kg"],
  ]);
});
