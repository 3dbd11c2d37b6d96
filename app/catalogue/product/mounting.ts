import { slugOf } from "~/polish/slug";

/** Ways of mounting, as the content writes them. */
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

/** Its form in a URL: `do zabudowy` → `do-zabudowy`. */
export function mountingValue(mounting: Mounting): string {
  return slugOf(mounting);
}

/** Where it stands or hangs, of things of every gender. */
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
