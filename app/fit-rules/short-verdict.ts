import type { PairCheck } from "./check";
import { marginWords } from "./margin-words";

/** Returns the short verdict for lists: „pasuje, zapas 87 mm”, „pasuje, jeśli…” or „nie pasuje”. */
export function shortVerdict({ verdict, margin }: Pick<PairCheck, "verdict" | "margin">): string {
  if (verdict === "fails") return "nie pasuje";
  if (verdict === "condition") return "pasuje, jeśli…";
  return margin === null ? "pasuje" : `pasuje, ${marginWords(margin)}`;
}
