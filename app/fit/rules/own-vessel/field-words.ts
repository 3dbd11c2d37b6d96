import type { MeasureId, OwnKind } from "./measures";

/** What a field asks for, and where to hold the ruler. */
export type FieldWords = { label: string; hint: string };

type KindWords = {
  /** Name of the kind, as a choice. */
  name: string;
  /** Describes the vessels of the kind. */
  note: string;
  fields: Readonly<Partial<Record<MeasureId, FieldWords>>>;
};

const inBath: KindWords["fields"] = {
  rimHeight: {
    label: "Wysokość krawędzi nad posadzką",
    hint: "Postaw miarkę na gotowej posadzce i odczytaj najwyższy punkt krawędzi.",
  },
  depth: {
    label: "Szerokość wanny",
    hint: "Na zewnątrz, w poprzek: od krawędzi przy baterii do przeciwległej.",
  },
  rimWidth: {
    label: "Szerokość brzegu",
    hint: "Od zewnętrznej do wewnętrznej krawędzi, tam gdzie stanie bateria.",
  },
  drain: {
    label: "Odpływ od krawędzi",
    hint: "Od zewnętrznej krawędzi przy baterii do środka odpływu, prosto w poprzek.",
  },
  bowlDepth: {
    label: "Głębokość wanny w środku",
    hint: "Połóż listwę na krawędziach i zmierz od niej w dół, obok odpływu.",
  },
};

export const kindWords: Readonly<Record<OwnKind, KindWords>> = {
  "countertop-basin": {
    name: "Umywalka nablatowa",
    note: "stoi na blacie, bateria obok niej lub na ścianie",
    fields: {
      rimHeight: {
        label: "Wysokość krawędzi nad blatem",
        hint: "Postaw miarkę na blacie i odczytaj najwyższy punkt krawędzi.",
      },
      depth: {
        label: "Głębokość od tyłu do przodu",
        hint: "Na zewnątrz: od krawędzi przy ścianie do krawędzi przy tobie.",
      },
      rimWidth: {
        label: "Szerokość brzegu z tyłu",
        hint: "Grubość ścianki na samej górze, od strony baterii.",
      },
      drain: {
        label: "Odpływ od tylnej krawędzi",
        hint: "Od zewnętrznej krawędzi z tyłu do środka odpływu.",
      },
      bowlDepth: {
        label: "Głębokość misy",
        hint: "Połóż listwę na krawędziach i zmierz od niej w dół, obok odpływu.",
      },
      wall: {
        label: "Od ściany do umywalki",
        hint: "Wolne miejsce między płytkami a tylną krawędzią.",
      },
      tapAxis: {
        label: "Od osi otworu do umywalki",
        hint: "Tylko jeśli otwór w blacie już jest: od jego środka do tylnej krawędzi.",
      },
      tapHole: { label: "Średnica otworu w blacie", hint: "Wyjmij starą baterię i zmierz co do milimetra." },
      deck: { label: "Grubość blatu", hint: "W miejscu otworu, razem z płytą pod spodem." },
    },
  },
  "wall-hung-basin": {
    name: "Umywalka z otworem",
    note: "wisząca, wpuszczana lub meblowa, bateria stoi na jej półce",
    fields: {
      bowlBack: {
        label: "Od osi otworu do misy",
        hint: "Od środka otworu do wewnętrznej krawędzi misy.",
      },
      drain: {
        label: "Od osi otworu do odpływu",
        hint: "Od środka otworu do środka odpływu, po linii prostej w poziomie.",
      },
      bowlFront: {
        label: "Od osi otworu do przedniej krawędzi",
        hint: "Od środka otworu do wewnętrznej krawędzi misy z przodu.",
      },
      tapHole: { label: "Średnica otworu", hint: "Wyjmij starą baterię i zmierz co do milimetra." },
      deck: { label: "Grubość półki", hint: "Palcami od spodu: od wierzchu półki do dołu przy otworze." },
      wall: { label: "Od ściany do osi otworu", hint: "Od płytek do środka otworu." },
      bowlDepth: {
        label: "Głębokość misy",
        hint: "Połóż listwę na krawędziach i zmierz od niej w dół, obok odpływu.",
      },
    },
  },
  "free-standing-bath": {
    name: "Wanna wolnostojąca",
    note: "bateria stoi obok niej na posadzce",
    fields: {
      ...inBath,
      tapAxis: {
        label: "Od osi baterii do wanny",
        hint: "Tylko jeśli podejście w posadzce już jest: od jego środka do krawędzi.",
      },
    },
  },
  "built-in-bath": {
    name: "Wanna w zabudowie",
    note: "bateria jest na ścianie nad jej brzegiem",
    fields: {
      ...inBath,
      wall: { label: "Od płytek do wanny", hint: "Zwykle 0: wanna dochodzi do ściany." },
      connections: {
        label: "Wysokość przyłączy nad posadzką",
        hint: "Tylko jeśli przyłącza już są: od posadzki do środków rur.",
      },
    },
  },
  worktop: {
    name: "Blat z otworem",
    note: "w kuchni albo nad umywalką podblatową",
    fields: {
      tapHole: { label: "Średnica otworu w blacie", hint: "Wyjmij starą baterię i zmierz co do milimetra." },
      deck: { label: "Grubość blatu", hint: "W miejscu otworu, razem z płytą pod spodem." },
      wall: { label: "Od ściany do osi otworu", hint: "Od płytek do środka otworu. Na wyspie zostaw puste." },
      bowlBack: {
        label: "Od osi otworu do komory",
        hint: "Od środka otworu do wewnętrznej krawędzi zlewu lub misy. Podaj razem z przednią krawędzią.",
      },
      bowlFront: {
        label: "Od osi otworu do przedniej krawędzi",
        hint: "Od środka otworu do wewnętrznej krawędzi komory z przodu.",
      },
    },
  },
};

/** Returns what a measure is called within a sentence. */
export function measureLabel(kind: OwnKind, id: MeasureId): string {
  return kindWords[kind].fields[id]?.label.toLowerCase() ?? "pochylenie ścianek";
}

/** Measures of the place where the vessel is; all others are of the vessel itself. */
export const sitePlace: Readonly<Record<OwnKind, { label: string; measures: readonly MeasureId[] }>> = {
  "countertop-basin": { label: "Blat i ściana", measures: ["wall", "tapAxis", "tapHole", "deck"] },
  "wall-hung-basin": { label: "Otwór i ściana", measures: ["tapHole", "deck", "wall"] },
  "free-standing-bath": { label: "Posadzka", measures: ["tapAxis"] },
  "built-in-bath": { label: "Ściana", measures: ["wall", "connections"] },
  worktop: { label: "Ściana i komora", measures: ["wall", "bowlBack", "bowlFront"] },
};
