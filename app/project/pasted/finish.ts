import { foldPolish } from "lib/polish/slug";
import { splitWords, stem } from "lib/polish/words";
import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import { findListedItem, type ListedItem } from "../list/listed-item";

const rootsOf = (text: string) => splitWords(foldPolish(text)).map((word) => stem(word).root);

/**
 * Returns a product in the finish that a text names: by its words („czarny mat”, „czarna”) or by the end of its code.
 * @returns `null` if the text names none, or fits several
 */
export function inNamedFinish(product: Product, text: string, catalogue: Catalogue): ListedItem | null {
  const byCode = findListedItem(`${product.code}-${text.trim()}`, catalogue);
  if (byCode && "finish" in byCode && byCode.finish) return byCode;
  const said = new Set(rootsOf(text));
  const named = product.finishes.map(({ id, code }) => ({
    code,
    roots: rootsOf(catalogue.finishLabels.get(id) ?? "").filter((root) => said.has(root)),
  }));
  const roots = new Set(named.flatMap((finish) => finish.roots));
  const [finish, ...others] = named.filter((one) => roots.size > 0 && one.roots.length === roots.size);
  return finish && others.length === 0 ? findListedItem(finish.code, catalogue) : null;
}

/** Which products have a word in their name, and the words of all finishes, by the words' roots. */
type NameIndex = { products: Map<string, Set<Product>>; finishes: Set<string> };
const indexes = new WeakMap<Catalogue, NameIndex>();

function indexOf(catalogue: Catalogue): NameIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const products = new Map<string, Set<Product>>();
  for (const product of catalogue.products)
    for (const root of rootsOf(product.name))
      products.set(root, (products.get(root) ?? new Set<Product>()).add(product));
  const index = { products, finishes: new Set([...catalogue.finishLabels.values()].flatMap(rootsOf)) };
  indexes.set(catalogue, index);
  return index;
}

/**
 * Finds the only product that the words of a row name, each of which is in its name or names a finish: „lira wysoka
 * czarna”. Returns `null` where two would do, or where a word says something else.
 */
export function itemByName(words: readonly string[], catalogue: Catalogue): ListedItem | null {
  const { products: index, finishes } = indexOf(catalogue);
  const roots = words.flatMap(rootsOf);
  const named = roots.filter((root) => index.has(root));
  if (named.length < 2 || roots.some((root) => !index.has(root) && !finishes.has(root))) return null;
  const [first, ...others] = named.map((root) => index.get(root) ?? new Set<Product>());
  const [product, ...more] = [...(first ?? [])].filter((one) => others.every((set) => set.has(one)));
  if (!product || more.length > 0) return null;
  return inNamedFinish(product, words.join(" "), catalogue) ?? findListedItem(product.code, catalogue);
}
