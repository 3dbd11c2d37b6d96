import { expect, test } from "vitest";
import { sampleCatalogue, sampleProduct } from "../../../tests/support/samples/product-samples";

test("examples in fields are numbers of the range (25.33)", () => {
  const product = sampleProduct({ name: "Bateria wysoka Lira", spareParts: ["CZ-1025", "CZ-1124"] });
  expect(sampleCatalogue([product]).examples).toEqual({
    product: "LR-110",
    finish: "LR-110-CH",
    ofParts: "bateria Lira, CZ-1025",
  });
});

test("without collections and spare parts the example has neither", () => {
  const lamp = sampleProduct({ name: "Lampa wisząca", collection: null, spareParts: [] });
  expect(sampleCatalogue([lamp]).examples.ofParts).toBe("lampa");
});
