/**
 * Shapes of spare parts, spelled as in the content files. A shape determines which measures a part has: those by which a plumber recognises it. Labels of the measures are in the order in which the page shows them.
 */
export const sparePartShapes = {
  kartridż: {
    diameter: "Średnica",
    height: "Wysokość z trzpieniem",
    stem: "Bok trzpienia",
    stemLength: "Długość trzpienia",
  },
  "głowica termostatyczna": { thread: "Gwint", diameter: "Średnica", length: "Długość" },
  "głowica zaworowa": { thread: "Gwint", diameter: "Średnica pokrętła", length: "Długość" },
  przełącznik: { thread: "Gwint", diameter: "Średnica gałki", length: "Długość" },
  "aerator gwintowany": { thread: "Gwint zewnętrzny", diameter: "Średnica czoła", height: "Wysokość" },
  "aerator wkładany": { width: "Szerokość", depth: "Głębokość", height: "Wysokość" },
  "uchwyt okrągły": {
    diameter: "Średnica piasty",
    length: "Długość całkowita",
    height: "Wysokość",
    stem: "Gniazdo trzpienia",
  },
  "uchwyt kwadratowy": {
    width: "Bok piasty",
    length: "Długość całkowita",
    height: "Wysokość",
    stem: "Gniazdo trzpienia",
  },
  "uchwyt trzpieniowy": {
    diameter: "Średnica piasty",
    length: "Długość całkowita",
    height: "Wysokość",
    stem: "Gniazdo trzpienia",
  },
  "zawór napełniający": { thread: "Gwint", diameter: "Średnica pływaka", height: "Wysokość" },
  "zawór spłukujący": { diameter: "Średnica kosza", height: "Wysokość" },
  "korek gwintowany": { thread: "Gwint", diameter: "Średnica głowicy", length: "Długość" },
  "wąż przyłączeniowy": {
    thread: "Gwint nakrętki",
    endThread: "Gwint od strony baterii",
    diameter: "Średnica węża",
    length: "Długość",
  },
  "wąż z nakrętkami": {
    thread: "Gwint od strony słuchawki",
    endThread: "Gwint od strony baterii",
    diameter: "Średnica węża",
    length: "Długość",
  },
  obciążnik: { diameter: "Średnica", innerDiameter: "Otwór na przewód", length: "Długość" },
  "słuchawka okrągła": {
    thread: "Gwint",
    diameter: "Średnica głowicy",
    length: "Długość",
    depth: "Głębokość",
  },
  "słuchawka prostokątna": {
    thread: "Gwint",
    width: "Szerokość głowicy",
    height: "Wysokość głowicy",
    length: "Długość",
    depth: "Głębokość",
  },
  "słuchawka prętowa": { thread: "Gwint", diameter: "Średnica", length: "Długość" },
  "ogranicznik przepływu": { diameter: "Średnica", height: "Wysokość" },
  "przegub kulowy": { thread: "Gwint", diameter: "Średnica", length: "Długość" },
  uszczelki: { seals: "Uszczelki" },
  podkładka: { diameter: "Średnica", innerDiameter: "Średnica otworu", thickness: "Grubość" },
  "mocowanie do blatu": {
    thread: "Gwint szpilki",
    length: "Długość szpilki",
    diameter: "Średnica podkładki",
  },
  mimośród: {
    thread: "Gwint od strony ściany",
    endThread: "Gwint od strony baterii",
    length: "Długość",
    offset: "Przesunięcie osi",
    rosetteDiameter: "Średnica rozety",
  },
  "uchwyt przesuwny": { pipeDiameter: "Średnica drążka", height: "Wysokość", length: "Odległość od drążka" },
  stopka: { thread: "Gwint", diameter: "Średnica stopy", length: "Długość" },
  "wkręt z kołkiem": {
    diameter: "Średnica wkrętu",
    length: "Długość wkrętu",
    plugDiameter: "Średnica kołka",
    plugLength: "Długość kołka",
  },
  szpilka: { thread: "Gwint", length: "Długość" },
  ramka: { width: "Szerokość", height: "Wysokość", depth: "Głębokość" },
  listwa: { length: "Długość", height: "Wysokość", thickness: "Grubość" },
  wspornik: {
    rosetteDiameter: "Średnica rozety",
    pipeDiameter: "Średnica rurki",
    length: "Odległość od ściany",
  },
  puszka: { width: "Szerokość", height: "Wysokość", depth: "Głębokość" },
  kołnierz: {
    width: "Szerokość",
    height: "Wysokość",
    innerWidth: "Szerokość otworu",
    innerHeight: "Wysokość otworu",
  },
  tuleja: { diameter: "Średnica", height: "Wysokość", rosetteDiameter: "Średnica kołnierza" },
  pierścień: { diameter: "Średnica", innerDiameter: "Średnica otworu", height: "Wysokość" },
  syfon: { diameter: "Średnica odpływu", height: "Wysokość", pipeDiameter: "Średnica rury" },
  pokrywa: { diameter: "Średnica", height: "Wysokość" },
  kubek: { diameter: "Średnica", height: "Wysokość" },
  "wkład syfonu": { diameter: "Średnica", height: "Wysokość" },
  ruszt: { length: "Długość", width: "Szerokość", height: "Wysokość" },
  "rura z rozetą": { diameter: "Średnica rury", length: "Długość", rosetteDiameter: "Średnica rozety" },
  "mechanizm klik-klak": { diameter: "Średnica", height: "Wysokość" },
  taśma: { length: "Długość", width: "Szerokość", thickness: "Grubość" },
  pompka: { diameter: "Średnica nakrętki", height: "Wysokość z rurką", length: "Wysięg" },
  pudełko: { width: "Szerokość", depth: "Głębokość", height: "Wysokość" },
} as const satisfies Record<string, Partial<Record<SparePartMeasure, string>>>;

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
