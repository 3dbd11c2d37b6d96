import { typeset } from "~/polish/typeset";
import type { Verdict } from "./check";
import { mm } from "./rules/words";

export const verdictWords: Readonly<Record<Verdict, string>> = {
  fits: "Pasuje",
  condition: "Pasuje, jeśli…",
  fails: "Nie pasuje",
};

/** „zapas 87 mm”, or „brakuje 12 mm” where the limit is missed; empty where no length is measured. */
export function marginWords(margin: number | null): string {
  return margin === null ? "" : typeset(`${margin < 0 ? "brakuje" : "zapas"} ${mm(margin)}`);
}
