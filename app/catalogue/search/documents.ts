import type { Finish, Product } from "~/catalogue/product/schema.server";
import { productAddress } from "~/catalogue/range/address";
import { finishLabel, productPicture } from "~/catalogue/range/card";
import type { Catalogue } from "~/catalogue/range/catalogue";
import type { Category, CategoryIndex } from "~/catalogue/tree/tree";
import type { SearchDocument, SearchVariant } from "./document";
import { searchAddress } from "./kinds";
import { partWords } from "./part-words";

/** The catalogue's own documents: products in the range's order, spare parts, and the categories below the root. */
export function catalogueDocuments(catalogue: Catalogue): SearchDocument[] {
  const categories = [...catalogue.tree.byId.values()].filter(({ parentId }) => parentId !== null);
  return [
    ...catalogue.products.map((product) => productDocument(product, catalogue)),
    ...partDocuments(catalogue),
    ...categories.map((category) => categoryDocument(category, catalogue.tree)),
  ];
}

function productDocument(product: Product, catalogue: Catalogue): SearchDocument {
  const { name, code, collection, categories, mounting, finishes, spareParts } = product;
  const ofFinishes = finishes.flatMap((finish, variant) => [
    { code: finish.code, variant },
    { code: finish.gtin, variant },
  ]);
  const collectionName = collection === null ? undefined : catalogue.collectionNames.get(collection);
  return {
    kind: "product",
    title: name,
    to: productAddress(product),
    picture: productPicture(product, catalogue),
    note: code,
    variants: finishes.map((finish) => finishVariant(product, finish, catalogue)),
    codes: [{ code }, ...ofFinishes, ...spareParts.map((part) => ({ code: part.code }))],
    keywords: [
      ...(collectionName ? [collectionName] : []),
      ...finishes.map(({ id }) => finishLabel(id, catalogue)),
      ...categories.flatMap((id) => categoryLabels(id, catalogue.tree)),
      ...(mounting ? [mounting] : []),
    ],
    text: [product.short, ...product.features],
  };
}

/** A spare part leads to the products that use it: all that its number finds. */
function partDocuments({ products }: Catalogue): SearchDocument[] {
  const names = new Map(
    products.flatMap(({ spareParts }) => spareParts.map(({ code, name }) => [code, name])),
  );
  return [...names].map(([code, name]) => ({
    kind: "part",
    title: name,
    to: searchAddress(code, "product"),
    picture: null,
    note: code,
    keywords: partWords(name),
  }));
}

function finishVariant(product: Product, { id, code, gtin }: Finish, catalogue: Catalogue): SearchVariant {
  const label = finishLabel(id, catalogue);
  return {
    label,
    to: productAddress(product, id),
    picture: productPicture(product, catalogue, [id]),
    note: `${code} · ${label} · EAN\u00a0${gtin}`,
  };
}

function categoryLabels(id: number, tree: CategoryIndex): string[] {
  const category = tree.byId.get(id);
  const above = tree.ancestors(id).filter(({ parentId }) => parentId !== null);
  return [...(category ? [category] : []), ...above].map(({ label }) => label);
}

function categoryDocument({ id, label, to }: Category, tree: CategoryIndex): SearchDocument {
  const keywords = tree
    .ancestors(id)
    .flatMap(({ parentId, label: above }) => (parentId === null ? [] : [above]));
  return { kind: "category", title: label, to, picture: null, keywords };
}
