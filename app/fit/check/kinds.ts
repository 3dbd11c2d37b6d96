import type { Kind } from "~/fit/rules/types/fit-part";

/** Plural label of each kind of product, in display order. */
export const kindLabels: Readonly<Record<Kind, string>> = {
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
  worktop: "Blaty",
};

export const kinds = Object.keys(kindLabels) as Kind[];
