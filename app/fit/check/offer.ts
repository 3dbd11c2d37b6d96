import { inMillimetres } from "lib/polish/length";
import { foldPolish } from "lib/polish/slug";
import { splitWords } from "lib/polish/words";
import { codeKey } from "~/range/product";
import type { ChoiceGroup, ProductChoice } from "./choices";

/** What a field offers: `paired` has rules with the other field's product, `others` do not. */
export type Offer = { paired: ChoiceGroup[]; others: ChoiceGroup[] };

/** @param beside slug of the product in the other field; an empty or unknown one offers everything alike */
export function offerBeside(groups: readonly ChoiceGroup[], beside: string): Offer {
  const known = groups.find(({ products }) => products.some(({ slug }) => slug === beside));
  if (!known) return { paired: [...groups], others: [] };
  const isPaired = ({ kind }: ChoiceGroup) => known.pairsWith.includes(kind);
  return { paired: groups.filter(isPaired), others: groups.filter((group) => !isPaired(group)) };
}

/** Returns the groups with only those products that a typed number or typed words mean; empty groups are left out. */
export function matching(groups: readonly ChoiceGroup[], typed: string): ChoiceGroup[] {
  const matches = matcherOf(typed);
  return groups.flatMap((group) => {
    const products = group.products.filter((product) => matches(product, group));
    return products.length > 0 ? [{ ...group, products }] : [];
  });
}

/**
 * Returns the product that a text means: the one with this number in any spelling, also of one of its finishes, or the
 * only one that matches. Null if the text means none or several.
 */
export function chosenBy(groups: readonly ChoiceGroup[], typed: string): ProductChoice | null {
  const key = codeKey(typed);
  const all = groups.flatMap(({ products }) => products);
  const byCode = all.find(({ code }) => codeKey(code) === key);
  if (byCode) return byCode;
  const [only, ...more] = matching(groups, typed).flatMap(({ products }) => products);
  return key && only && more.length === 0 ? only : null;
}

/** The text that stands for a product in a field. */
export function choiceLabel({ name, code }: Pick<ProductChoice, "name" | "code">): string {
  return `${name}, ${code}`;
}

function words(text: string): string[] {
  return splitWords(foldPolish(inMillimetres(text)));
}

/** A number matches by its beginning; words match if each begins a word of the product's name, number or kind. */
function matcherOf(typed: string) {
  const key = codeKey(typed);
  const wanted = words(typed);
  return ({ name, code }: ProductChoice, { label }: ChoiceGroup): boolean => {
    const own = codeKey(code);
    if (key.length > 1 && (own.startsWith(key) || isFinishOf(own, key))) return true;
    const known = words(`${name} ${code} ${label}`);
    return wanted.every((word) => known.some((one) => one.startsWith(word)));
  };
}

/** Returns true for the number of a finish: the product's own and up to three letters. */
function isFinishOf(own: string, key: string): boolean {
  return key.startsWith(own) && /^[a-z]{1,3}$/.test(key.slice(own.length));
}
