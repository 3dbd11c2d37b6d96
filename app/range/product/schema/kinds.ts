/** Kinds of the fit rules that products can be of, with the headings of their lists, in display order. */
export const fittingKinds = {
  "countertop-basin": "Umywalki nablatowe",
  "wall-hung-basin": "Umywalki wiszące",
  "deck-tap": "Baterie umywalkowe stojące",
  "wall-tap": "Baterie umywalkowe podtynkowe",
  "free-standing-bath": "Wanny wolnostojące",
  "built-in-bath": "Wanny do zabudowy",
  "floor-mixer": "Baterie wannowe wolnostojące",
  "wall-bath-mixer": "Baterie wannowe ścienne",
  "shower-head": "Deszczownice",
  "shower-column": "Kolumny prysznicowe",
  tray: "Brodziki",
  "linear-drain": "Odpływy liniowe",
  waste: "Korki",
  trap: "Syfony",
  "concealed-body": "Elementy podtynkowe",
  frame: "Stelaże",
  "flush-plate": "Przyciski spłukujące",
  "kitchen-tap": "Baterie kuchenne",
};

export type FittingKind = keyof typeof fittingKinds;

/** IFC4 classes of products (buildingSMART, IFC4 ADD2 TC1). */
export const ifcEntities = [
  "IfcActuator",
  "IfcBuildingElementProxy",
  "IfcFurniture",
  "IfcPipeFitting",
  "IfcSanitaryTerminal",
  "IfcSpaceHeater",
  "IfcValve",
  "IfcWasteTerminal",
] as const;

export type IfcEntity = (typeof ifcEntities)[number];

/** A kind of products in `content/kinds.yaml`: what the code asks about products, by their categories. */
type Kinds = readonly {
  label: string;
  categories: readonly number[];
  fitting?: FittingKind | undefined;
  ifc?: { entity: IfcEntity; predefined: string } | undefined;
  nouns: readonly string[];
  measures: readonly { measure: string; label: string }[];
}[];

/** What a product's categories say about it. A field is null if content says nothing. */
export type ProductKind = {
  /** Kind for the fit rules; null for a product that has no rules. */
  fitting: FittingKind | null;
  /** IFC class; `label` is the kind's Polish name, for a class without a suitable predefined type. */
  ifc: { entity: IfcEntity; predefined: string; label: string } | null;
  /** What people call such a product: the first word of the kind's name, and others that content adds. */
  nouns: readonly string[];
  /** Names of measures that differ from the usual ones, because the trade uses others for this kind. */
  measureLabels: Readonly<Record<string, string>>;
};

/** Returns what the kinds of a product's categories say. If several say something, the first category counts. */
export function productKindOf(categories: readonly number[], kinds: Kinds): ProductKind {
  const own = categories.flatMap((id) => kinds.filter((kind) => kind.categories.includes(id)));
  const classified = own.find(({ ifc }) => ifc);
  const named = own.find(({ measures }) => measures.length > 0);
  return {
    fitting: own.find(({ fitting }) => fitting)?.fitting ?? null,
    nouns: own.flatMap(({ label, nouns }) => [label.split(" ", 1)[0] ?? "", ...nouns]),
    ifc: classified?.ifc ? { ...classified.ifc, label: classified.label } : null,
    measureLabels: Object.fromEntries(named?.measures.map(({ measure, label }) => [measure, label]) ?? []),
  };
}
