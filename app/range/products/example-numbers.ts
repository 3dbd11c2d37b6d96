import type { Catalogue } from "./catalogue";

/** Returns the numbers of the finish that `content/brand.yaml` has as example, and words that find its spare parts. */
export function exampleNumbers({ names, byCode, collectionNames }: Catalogue) {
  const finish = names.exampleCode;
  const product = byCode(finish)?.product;
  if (!product) return { product: finish, finish, ofParts: finish };
  const { code, collection, spareParts } = product;
  const kind = product.name.split(" ", 1)[0]?.toLowerCase() ?? "";
  const words = [kind, collection && collectionNames.get(collection)].filter(Boolean).join(" ");
  return { product: code, finish, ofParts: [code, words, ...spareParts.slice(0, 1)].join(", ") };
}
