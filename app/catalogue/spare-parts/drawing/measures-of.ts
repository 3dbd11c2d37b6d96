import type { SparePartMeasures } from "../schema.server";
import type { SparePartShape, sparePartShapes } from "../shapes";

/** Measures of a shape. The schema of the content makes sure that a part has all of them. */
export type MeasuresOf<Shape extends SparePartShape> = {
  [Key in keyof (typeof sparePartShapes)[Shape] & keyof SparePartMeasures]: NonNullable<
    SparePartMeasures[Key]
  >;
};
