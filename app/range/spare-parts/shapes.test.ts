import { expect, test } from "vitest";
import { measuresOfShape, sparePartMeasureLabels, sparePartShapeNames } from "./shapes";

test("a shape has only measures that there are (16.14)", () => {
  const used = sparePartShapeNames.flatMap((shape) => measuresOfShape(shape).map(([measure]) => measure));
  expect(new Set(used)).toEqual(new Set(Object.keys(sparePartMeasureLabels)));
});
