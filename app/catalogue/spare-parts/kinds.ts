import { slugOf } from "~/polish/slug";

/** Kinds of spare parts, spelled as in the content files, in display order. */
export const sparePartKinds = [
  "regulator",
  "aerator",
  "uchwyt",
  "zawór",
  "wąż",
  "słuchawka",
  "uszczelka",
  "mocowanie",
  "puszka",
  "odpływ",
  "oświetlenie",
  "inne",
] as const;

export type SparePartKind = (typeof sparePartKinds)[number];

/** Heading of each kind in lists. */
export const sparePartKindLabels: Readonly<Record<SparePartKind, string>> = {
  regulator: "Regulatory i głowice",
  aerator: "Aeratory",
  uchwyt: "Uchwyty",
  zawór: "Zawory i przełączniki",
  wąż: "Węże i przewody",
  słuchawka: "Słuchawki i deszczownice",
  uszczelka: "Uszczelki",
  mocowanie: "Mocowania",
  puszka: "Puszki i osłony montażowe",
  odpływ: "Odpływy, korki i syfony",
  oświetlenie: "Oświetlenie",
  inne: "Pozostałe części",
};

/** Returns the URL form of a kind: `wąż` → `waz`. */
export function sparePartKindValue(kind: SparePartKind): string {
  return slugOf(kind);
}
