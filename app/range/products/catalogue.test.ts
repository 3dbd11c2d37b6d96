import { expect, test } from "vitest";
import { sampleCatalogue, sampleProduct } from "../../../tests/support/samples/product-samples";

test("examples in fields are numbers of the range (25.33)", () => {
  const product = sampleProduct();
  expect(sampleCatalogue([product]).examples).toEqual({
    product: "LR-110",
    finish: "LR-110-CH",
  });
});
