import { typeset } from "lib/polish/typeset";

/** Joins the names of two products: „Bateria umywalkowa wysoka Lira i umywalka nablatowa owalna Misa”. */
export function pairName(first: { name: string }, second: { name: string }): string {
  return typeset(`${first.name} i ${second.name.charAt(0).toLowerCase()}${second.name.slice(1)}`);
}
