import { expect, test } from "vitest";
import { sparePartMeasureRows } from "./measures";

test("seals are listed one by one, and a part without a shape has no measures", () => {
  const seals = { shape: "uszczelki", measures: { seals: ["24×17×2", "18×13×2,5"] } } as const;
  expect(sparePartMeasureRows({ ...seals, measures: { seals: [...seals.measures.seals] } })).toEqual([
    expect.objectContaining({
      value: "24\u00a0×\u00a017\u00a0×\u00a02\u00a0mm, 18\u00a0×\u00a013\u00a0×\u00a02,5\u00a0mm",
    }),
  ]);
  expect(sparePartMeasureRows({ shape: null, measures: {} })).toEqual([]);
});
