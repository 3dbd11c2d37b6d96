import { expect, test } from "vitest";
import { sampleTree } from "../../../tests/support/samples/product-samples";
import { inheritKinds } from "./inherit-kinds";

test("a category without a kind has that of its nearest ancestor, and one that the tree has not keeps its own (25.13)", () => {
  const kinds = [
    { label: "Bateria", categories: [4100, 7001] },
    { label: "Wysoka", categories: [4102] },
  ];
  expect(inheritKinds(kinds, sampleTree)).toEqual([
    { label: "Bateria", categories: [4100, 7001, 4101] },
    { label: "Wysoka", categories: [4102] },
  ]);
  const [all] = inheritKinds([{ categories: [4041] }], sampleTree);
  expect(all?.categories).toEqual([4041, 4100, 4101, 4102, 4900]);
});
