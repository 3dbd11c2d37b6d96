import { typeset } from "~/polish/typeset";
import { mm } from "./rules/words";

/** „zapas 87 mm”, or „brakuje 12 mm” where the limit is missed; empty where no length is measured. */
export function marginWords(margin: number | null): string {
  return margin === null ? "" : typeset(`${margin < 0 ? "brakuje" : "zapas"} ${mm(margin)}`);
}
