import { typeset } from "lib/polish/typeset";
import type { Partners } from "~/fit/partners/partners";
import { partnersHref } from "~/fit/partners/query";
import { unmeasured } from "~/fit/partners/unmeasured";
import { pairOf, partnerKinds } from "~/fit/rules/pairs/table";
import type { Product } from "~/range/product.server";
import { kindLabels, kinds } from "./kinds";

/** Answer to a request that no rule can judge (behaviour 26.6): a sentence, of which `word` are the first words. */
export type Unchecked = { word: string; rest: string; tries: Try[] };

/**
 * What to try instead for a product: the kinds that pair with it, in one text, null if it has no rules or no side view, which
 * `isUnmeasured` tells apart; and the list of all its partners, null if they are not known.
 */
export type Try = { name: string; kinds: string | null; isUnmeasured: boolean; to: string | null };

export function noRule(products: readonly Product[], partners: Partners): Unchecked {
  const [one, other] = products.map(({ kind }) => kind.fitting);
  const unknown = one && other && pairOf(one, other) ? unmeasured(products, partners) : [];
  if (unknown.length > 0) {
    const names = listed(unknown.map(({ name }) => name));
    return unchecked(
      "Jeszcze nie wiemy,",
      `czy te produkty do siebie pasują: brakuje danych, z których to liczymy (${names}).`,
    );
  }
  return {
    ...unchecked(
      "Nie mamy reguły",
      "dla tej pary, więc nie zgadujemy. Co można sprawdzić z każdym z tych produktów:",
    ),
    tries: products.map((product) => {
      const { slug, name } = product;
      const model = partners.model(slug);
      const pairing = model ? partnerKinds(model.kind) : [];
      const labels = kinds
        .filter((kind) => pairing.includes(kind))
        .map((kind) => kindLabels[kind].toLowerCase());
      return {
        name,
        kinds: labels.length > 0 ? listed(labels) : null,
        isUnmeasured: unmeasured([product], partners).length > 0,
        to: model && partnersHref(model),
      };
    }),
  };
}

export function sameTwice(): Unchecked {
  return unchecked(
    "To dwa razy ten sam produkt.",
    "Wybierz poniżej drugi albo zobacz, co można do niego dobrać.",
  );
}

export function notFound(): Unchecked {
  return unchecked("Nie mamy produktu", "o takim adresie ani numerze. Wybierz go poniżej.");
}

function unchecked(word: string, rest: string): Unchecked {
  return { word, rest: typeset(` ${rest}`), tries: [] };
}

/** Joins names in Polish: „umywalki nablatowe, umywalki wiszące i korki”. */
function listed(names: readonly string[]): string {
  return typeset(`${names.slice(0, -1).join(", ")}${names.length > 1 ? " i " : ""}${names.at(-1) ?? ""}`);
}
