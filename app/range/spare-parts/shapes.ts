import shapes from "./shapes.json";

/**
 * Shapes of spare parts, spelled as in the content files. A shape determines which measures a part has: those by which a plumber recognises it. Labels of the measures are in the order in which the page shows them.
 */
export const sparePartShapes: Readonly<
  Record<keyof typeof shapes, Partial<Record<SparePartMeasure, string>>>
> = shapes;

/** Measures with their general labels, in the order of the content editor's form. */
export const sparePartMeasureLabels = {
  thread: ["Gwint", "np. M24×1 albo G 1/2"],
  endThread: ["Gwint drugiego końca", "np. M10×1"],
  diameter: "Średnica",
  innerDiameter: "Średnica wewnętrzna",
  width: "Szerokość",
  depth: "Głębokość",
  height: "Wysokość",
  length: "Długość",
  thickness: "Grubość",
  innerWidth: "Szerokość otworu",
  innerHeight: "Wysokość otworu",
  stem: "Bok trzpienia",
  stemLength: "Długość trzpienia",
  offset: "Przesunięcie osi",
  rosetteDiameter: "Średnica rozety",
  pipeDiameter: "Średnica rury",
  plugDiameter: "Średnica kołka",
  plugLength: "Długość kołka",
  seals: ["Uszczelki", "każda jako średnica zewnętrzna × wewnętrzna × grubość, np. 24×17×2"],
} as const;

export type SparePartMeasure = keyof typeof sparePartMeasureLabels;

export type SparePartShape = keyof typeof sparePartShapes;

export const sparePartShapeNames = Object.keys(sparePartShapes) as [SparePartShape, ...SparePartShape[]];

/** Returns the measures of a shape with their labels, in display order. */
export function measuresOfShape(shape: SparePartShape): [SparePartMeasure, string][] {
  return Object.entries(sparePartShapes[shape]) as [SparePartMeasure, string][];
}
