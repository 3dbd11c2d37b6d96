import { slugOf } from "~/polish/slug";

/** Kinds of spare parts, as the content writes them, in the order in which lists show them. */
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

/** Heading of a list of them. */
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

/** Its form in a URL: `wąż` → `waz`. */
export function sparePartKindValue(kind: SparePartKind): string {
  return slugOf(kind);
}
