import { typeset } from "lib/polish/typeset";
import { mm } from "../criteria/words";
import type { PairCheck, Verdict } from "../types/check";

/** The words with which a verdict in one sentence begins; pages show them in bold. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  fits: "Pasuje",
  condition: "Pasuje, jeśli",
  fails: "Nie pasuje",
};

/** Writes a verdict as one sentence: „Nie pasuje: wylot jest za nisko.” */
export const verdictSentence = (verdict: Verdict, clause: string): string =>
  `${verdictWords[verdict]}${verdict === "condition" ? "" : ":"} ${clause}.`;

/** Formats a margin in mm: „zapas 87 mm”, or „brakuje 12 mm” if negative; empty for null. */
export function marginWords(margin: number | null): string {
  return margin === null ? "" : typeset(`${margin < 0 ? "brakuje" : "zapas"} ${mm(Math.abs(margin))}`);
}

/** Formats a margin with the limit from which it is measured: „zapas 87 mm ponad wymagane 20 mm”. */
export function marginToBound(margin: number | null, bound: string | null): string {
  return typeset([marginWords(margin), margin !== null && margin >= 0 && bound].filter(Boolean).join(" "));
}

/** Returns the short verdict for lists: „pasuje, zapas 87 mm”, „pasuje, jeśli…” or „nie pasuje”. */
export function shortVerdict({ verdict, margin }: Pick<PairCheck, "verdict" | "margin">): string {
  if (verdict === "fails") return "nie pasuje";
  if (verdict === "condition") return "pasuje, jeśli…";
  return margin === null ? "pasuje" : `pasuje, ${marginWords(margin)}`;
}

/** Joins the names of two products: „Bateria umywalkowa wysoka Lira i umywalka nablatowa owalna Misa”. */
export function pairName(first: { name: string }, second: { name: string }): string {
  return typeset(`${first.name} i ${second.name.charAt(0).toLowerCase()}${second.name.slice(1)}`);
}
