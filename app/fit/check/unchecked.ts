import { typeset } from "lib/polish/typeset";
import type { Partners } from "~/fit/partners/partners";
import { unmeasured } from "~/fit/partners/unmeasured";
import { pairOf } from "~/fit/rules/pairs/table";
import type { Product } from "~/range/product.server";

/** Answer to a request that no rule can judge (behaviour 26.6): a sentence that begins with `word`. */
export type Unchecked = { word: string; rest: string };

const answers = {
  unknown: {
    word: "Nie mamy produktu",
    rest: "o takim numerze ani jednego o takiej nazwie. Wpisz poniżej jego numer: jest na liście produktów.",
  },
  same: {
    word: "To dwa razy ten sam produkt.",
    rest: "Wybierz poniżej drugi albo zobacz, co można do niego dobrać.",
  },
  "no-rule": {
    word: "Nie mamy reguły",
    rest: "dla tej pary, więc nie zgadujemy. Poniżej jest, co wiemy o każdym z tych produktów.",
  },
};

/** @returns null for a request for the partners of one known product, which their list answers */
export function uncheckedAnswer(
  kind: keyof typeof answers | "one",
  products: Product[],
  partners: Partners,
): Unchecked | null {
  if (kind === "one") return null;
  const unknown = kind === "no-rule" ? unmeasuredIn(products, partners) : [];
  const { word, rest } =
    unknown.length > 0
      ? {
          word: "Jeszcze nie wiemy,",
          rest: `czy te produkty do siebie pasują: brakuje danych, z których to liczymy (${unknown.join(" i ")}).`,
        }
      : answers[kind];
  return { word, rest: typeset(` ${rest}`) };
}

/** Returns the names of those of two products for which there is a rule, but no side view. */
function unmeasuredIn(products: Product[], partners: Partners): string[] {
  const [one, other] = products.map(({ kind }) => kind.fitting);
  return one && other && pairOf(one, other) ? unmeasured(products, partners).map(({ name }) => name) : [];
}
