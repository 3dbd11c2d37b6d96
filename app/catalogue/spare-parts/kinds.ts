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

/** What a part of each kind is, where its shape does not say it. */
const nouns: Readonly<Record<SparePartKind, string>> = {
  regulator: "Regulator",
  aerator: "Aerator",
  uchwyt: "Uchwyt",
  zawór: "Zawór",
  wąż: "Wąż",
  słuchawka: "Prysznic",
  uszczelka: "Uszczelka",
  mocowanie: "Mocowanie",
  puszka: "Zabudowa",
  odpływ: "Odpływ",
  oświetlenie: "Oświetlenie",
  inne: "Część",
};

/** Returns what a part is, in words: „Regulator (kartridż)”, „Aerator gwintowany”. */
export function sparePartWhat({ kind, shape }: { kind: SparePartKind; shape: string | null }): string {
  if (!shape || shape === "pudełko") return nouns[kind];
  // The last letter may differ: the shape of a kind „uszczelka” is called „uszczelki”.
  const saysKind = shape.startsWith(kind.slice(0, -1));
  return saysKind ? shape.charAt(0).toUpperCase() + shape.slice(1) : `${nouns[kind]} (${shape})`;
}

/** Returns the URL form of a kind: `wąż` → `waz`. */
export function sparePartKindValue(kind: SparePartKind): string {
  return slugOf(kind);
}
