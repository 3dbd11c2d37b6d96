import { foldPolish } from "lib/polish/slug";
import { splitWords, stem } from "lib/polish/words";
import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import { findListedItem, type ListedItem } from "../list/listed-item";

/** Words of a text that may be the end of a code. */
const endingsIn = (text: string) => text.match(/(?<![\p{L}\d])[A-Z]{2,3}(?![\p{L}\d])/gu) ?? [];
const rootsOf = (text: string) => splitWords(foldPolish(text)).map((word) => stem(word).root);

/**
 * Returns a product in the finish that a text names: by its words („czarny mat”, „czarna”) or by the end of its code.
 * @returns `null` if the text names none, or fits several
 */
export function inNamedFinish(product: Product, text: string, catalogue: Catalogue): ListedItem | null {
  const byCode = [text.trim(), ...endingsIn(text)].map((ending) =>
    findListedItem(`${product.code}-${ending}`, catalogue),
  );
  const [coded, ...more] = byCode.flatMap((item) => (item && "finish" in item && item.finish ? item : []));
  if (coded && more.every(({ code }) => code === coded.code)) return coded;
  const said = new Set(rootsOf(text));
  const named = product.finishes.map(({ id, code }) => ({
    code,
    roots: rootsOf(catalogue.finishLabels.get(id) ?? "").filter((root) => said.has(root)),
  }));
  const roots = new Set(named.flatMap((finish) => finish.roots));
  const [finish, ...others] = named.filter((one) => roots.size > 0 && one.roots.length === roots.size);
  return finish && others.length === 0 ? findListedItem(finish.code, catalogue) : null;
}

/** Returns whether a text names a finish that none of the codes in its row has, or several of a model. */
export function namesOtherFinish(text: string, codes: readonly string[], catalogue: Catalogue): boolean {
  const { finishes, endings } = ownWordsOf(catalogue);
  const isUnused = (one: string) => endings.has(one) && !codes.some((code) => code.endsWith(`-${one}`));
  const items = codes.map((code) => findListedItem(code, catalogue));
  const labels = items.flatMap((item) => {
    if (!item) return "";
    if ("sparePart" in item) return item.sparePart.name;
    return [item.product.name, catalogue.finishLabels.get(item.finish?.id ?? "") ?? ""];
  });
  const had = new Set(labels.flatMap(rootsOf));
  return (
    codes.length > 0 &&
    (endingsIn(text).some(isUnused) ||
      rootsOf(items.includes(null) ? "" : text).some((root) => finishes.has(root) && !had.has(root)))
  );
}

type OwnWords = { finishes: Set<string>; endings: Set<string>; isKnown: (word: string) => boolean };
const ownWords = new WeakMap<Catalogue, OwnWords>();

/**
 * Returns the words of all finishes, by their roots, and the ends of their codes; `isKnown` tells whether all roots of
 * a word occur in these or in names and short texts of products.
 */
export function ownWordsOf(catalogue: Catalogue): OwnWords {
  const known = ownWords.get(catalogue);
  if (known) return known;
  const { products, finishLabels } = catalogue;
  const finishes = new Set([...finishLabels.values()].flatMap(rootsOf));
  const texts = new Set(products.flatMap(({ name, short }) => rootsOf(`${name} ${short}`)));
  const codes = products.flatMap(({ finishes }) => finishes.map(({ code }) => code));
  const words = {
    finishes,
    endings: new Set(codes.flatMap((code) => /(?<=-)[A-Z]{2,3}$/.exec(code) ?? [])),
    isKnown: (word: string) => rootsOf(word).every((root) => texts.has(root) || finishes.has(root)),
  };
  ownWords.set(catalogue, words);
  return words;
}
