import { expect, test } from "vitest";
import { sparePartMeasureRows } from "./measures";

test("measures come in the order of the shape, under the names that the trade gives them", () => {
  const measures = { height: 15, diameter: 26, thread: "M24×1" };
  expect(sparePartMeasureRows({ shape: "aerator gwintowany", measures })).toEqual([
    { key: "thread", label: "Gwint zewnętrzny", value: "M24×1" },
    { key: "diameter", label: "Średnica czoła", value: "26\u00a0mm" },
    { key: "height", label: "Wysokość", value: "15\u00a0mm" },
  ]);
});

test("seals are listed one by one, and a part without a shape has no measures", () => {
  const seals = { shape: "uszczelki", measures: { seals: ["24×17×2", "18×13×2,5"] } } as const;
  expect(sparePartMeasureRows({ ...seals, measures: { seals: [...seals.measures.seals] } })).toEqual([
    expect.objectContaining({
      value: "24\u00a0×\u00a017\u00a0×\u00a02\u00a0mm, 18\u00a0×\u00a013\u00a0×\u00a02,5\u00a0mm",
    }),
  ]);
  expect(sparePartMeasureRows({ shape: null, measures: {} })).toEqual([]);
});
