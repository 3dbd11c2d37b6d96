import { slugOf } from "~/polish/slug";

/** Values of the field `mounting` in content files. */
export const mountings = [
  "stojąca",
  "ścienna",
  "podtynkowa",
  "wolnostojąca",
  "nablatowa",
  "wisząca",
  "do zabudowy",
] as const;

export type Mounting = (typeof mountings)[number];

/** Returns the value as written in URLs: `do zabudowy` → `do-zabudowy`. */
export function mountingValue(mounting: Mounting): string {
  return slugOf(mounting);
}

/**
 * Labels for the UI. Most say where the product is mounted („Na blacie”): such phrases do not depend on the grammatical
 * gender of the product's name.
 */
const labels: Readonly<Record<Mounting, string>> = {
  stojąca: "Stojąca",
  ścienna: "Na ścianie",
  podtynkowa: "Pod tynkiem",
  wolnostojąca: "Wolnostojąca",
  nablatowa: "Na blacie",
  wisząca: "Wisząca",
  "do zabudowy": "W zabudowie",
};

export function mountingLabel(mounting: Mounting): string {
  return labels[mounting];
}
