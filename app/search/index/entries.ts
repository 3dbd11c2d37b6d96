import * as paths from "~/paths";
import type { Finish, Product } from "~/range/product.server";
import { type Catalogue, productHref } from "~/range/products";
import { sparePartKindHref, sparePartWhat } from "~/range/spare-parts";
import type { SparePart } from "~/range/spare-parts.server";
import type { Category, CategoryIndex } from "~/range/tree";
import type { SearchEntry, SearchVariant } from "./entry";
import { noVocabulary, sparePartWords, type Vocabulary } from "./vocabulary";

/** Yields the entries of products (in catalogue order), spare parts and their kinds, and all categories but the root. */
export function* catalogueEntries(
  catalogue: Catalogue,
  vocabulary = noVocabulary,
): Generator<SearchEntry, void, void> {
  for (const product of catalogue.products) yield productDocument(product, catalogue);
  for (const part of catalogue.parts.all) yield partDocument(part, catalogue.parts, vocabulary);
  for (const id of catalogue.parts.byKind.keys())
    yield partKindDocument(catalogue.parts.kindOf({ kind: id }));
  for (const category of catalogue.tree.byId.values())
    if (category.parentId !== null) yield categoryDocument(category, catalogue.tree);
}

function productDocument(product: Product, catalogue: Catalogue): SearchEntry {
  const { name, code, collection, categories, mounting, finishes, kind } = product;
  const ofFinishes = finishes.flatMap((finish, variant) => [
    { code: finish.code, variant },
    { code: finish.gtin, variant },
  ]);
  const collectionName = collection === null ? undefined : catalogue.collectionNames.get(collection);
  return {
    kind: "product",
    title: name,
    to: productHref(product),
    picture: catalogue.productPicture(product),
    note: code,
    variants: finishes.map((finish) => finishVariant(product, finish, catalogue)),
    codes: [{ code }, ...ofFinishes],
    partCodes: catalogue.parts.partsOf(product).flatMap((part) => [part.code, ...part.replaces]),
    nouns: kind.nouns,
    sizes: sizesOf(product, catalogue),
    keywords: [
      ...(collectionName ? [collectionName] : []),
      ...finishes.map(({ id }) => catalogue.finishLabel(id)),
      ...categories.flatMap((id) => categoryLabels(id, catalogue.tree)),
      ...(mounting ? [mounting] : []),
    ],
    text: [product.short, ...product.features],
  };
}

/** Returns the sizes in a product's name, then its key measures in their order. */
function sizesOf({ name, measures }: Product, { names }: Catalogue): number[] {
  const inName = (name.match(/(?<=\s)\d{3,4}\b/g) ?? []).map(Number);
  const key = names.measures
    .filter((measure) => measure.key !== undefined)
    .sort((one, other) => (one.key ?? 0) - (other.key ?? 0))
    .flatMap(({ id }) => measures[id] ?? []);
  const rank = (size: number) => Number(!inName.includes(size));
  return [...inName.filter((size) => !key.includes(size)), ...key.sort((a, b) => rank(a) - rank(b))];
}

/**
 * Returns the search entry of a spare part. Each former number is a variant, so that a search for it shows both the
 * former and the current number.
 */
function partDocument(part: SparePart, parts: Catalogue["parts"], vocabulary: Vocabulary): SearchEntry {
  const { code, name, gtin, picture, replaces } = part;
  const fits = parts.modelsText(code, 2);
  const kind = parts.kindOf(part);
  const what = sparePartWhat(part, kind);
  const to = paths.sparePart(code);
  const called = sparePartWords(name, vocabulary);
  return {
    kind: "part",
    title: name,
    to,
    picture: picture === null ? null : { src: picture, alt: name },
    note: code,
    ...(picture === null && { drawing: code }),
    about: fits ? `${what}, pasuje do ${fits}` : what,
    variants: replaces.map((former) => ({
      label: former,
      to,
      picture: null,
      note: `${code} zamiast ${former}`,
    })),
    codes: [
      { code },
      ...(gtin ? [{ code: gtin }] : []),
      ...replaces.map((former, variant) => ({ code: former, variant })),
    ],
    nouns: [kind.noun, ...called],
    keywords: [kind.label, ...called],
    text: parts.productsWith(code).map((product) => product.name),
  };
}

function partKindDocument({ id, label }: { id: string; label: string }): SearchEntry {
  return { kind: "category", title: `${label} – części zamienne`, to: sparePartKindHref(id), picture: null };
}

function finishVariant(product: Product, { id, code, gtin }: Finish, catalogue: Catalogue): SearchVariant {
  const label = catalogue.finishLabel(id);
  return {
    label,
    to: productHref(product, id),
    picture: catalogue.productPicture(product, [id]),
    note: `${code} · ${label} · EAN\u00a0${gtin}`,
  };
}

function categoryLabels(id: number, tree: CategoryIndex): string[] {
  const category = tree.byId.get(id);
  const above = tree.ancestors(id).filter(({ parentId }) => parentId !== null);
  return [...(category ? [category] : []), ...above].map(({ label }) => label);
}

function categoryDocument({ id, label, to }: Category, tree: CategoryIndex): SearchEntry {
  const keywords = tree
    .ancestors(id)
    .flatMap(({ parentId, label: above }) => (parentId === null ? [] : [above]));
  return { kind: "category", title: label, to, picture: null, keywords };
}
