import { polishNumber } from "~/polish/number";
import type { Verdict } from "./check";

export const verdictWords: Readonly<Record<Verdict, string>> = {
  fits: "Pasuje",
  condition: "Pasuje, jeśli…",
  fails: "Nie pasuje",
};

/** „zapas 87 mm”, or „brakuje 12 mm” where the limit is missed; empty where no length is measured. */
export function marginWords(margin: number | null): string {
  if (margin === null) return "";
  const size = Math.abs(margin);
  return `${margin < 0 ? "brakuje" : "zapas"} ${polishNumber(size, size < 10 ? 1 : 0)}\u00a0mm`;
}
