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

/** Its form in an address: `do zabudowy` → `do-zabudowy`. */
export function mountingValue(mounting: Mounting): string {
  return slugOf(mounting);
}

export function mountingLabel(mounting: Mounting): string {
  return mounting.charAt(0).toUpperCase() + mounting.slice(1);
}
