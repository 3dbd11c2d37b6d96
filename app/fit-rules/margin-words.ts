import { typeset } from "~/polish/typeset";
import { mm } from "./rules/words";

/** Formats a margin in mm: „zapas 87 mm”, or „brakuje 12 mm” if negative; empty for null. */
export function marginWords(margin: number | null): string {
  return margin === null ? "" : typeset(`${margin < 0 ? "brakuje" : "zapas"} ${mm(margin)}`);
}
