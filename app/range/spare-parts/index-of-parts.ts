import { firstFew } from "lib/polish/first-few";
import { codeKey } from "~/range/product/code-key";
import type { Product } from "~/range/product/schema/schema.server";
import type { SparePartKind } from "./part-kinds.server";
import type { SparePart, SpareParts } from "./schema.server";

/** Spare parts with precomputed lookups, so that lookup time does not grow with the number of spare parts. */
export type SparePartIndex = {
  /** All spare parts, sorted by kind; within a kind, in the order of the content file. */
  all: readonly SparePart[];
  /** All kinds, in display order. */
  kinds: readonly SparePartKind[];
  /** Spare parts by the id of their kind; kinds without spare parts are omitted. */
  byKind: ReadonlyMap<string, readonly SparePart[]>;
  /** Returns the kind of a spare part. */
  kindOf(part: Pick<SparePart, "kind">): SparePartKind;
  /**
   * Returns the spare part with this current or former number or EAN, with or without separators; null if there is
   * none.
   */
  byCode(code: string): SparePart | null;
  /** Returns the products that contain a spare part, in catalogue order. Expects its current number. */
  productsWith(code: string): readonly Product[];
  /** Returns the spare parts of a product, in the order of the product's own list. */
  partsOf(product: Product): SparePart[];
  /**
   * Returns which products a spare part fits: „LR-110, LR-120 (i jeszcze 16)”.
   * @param named how many it names; it only counts the others
   */
  modelsText(code: string, named?: number): string;
};

/**
 * Indexes the spare parts.
 * @param products in catalogue order; unknown spare part numbers in their lists are ignored
 */
export function indexSpareParts(
  { kinds, spareParts: parts }: SpareParts,
  products: readonly Product[],
): SparePartIndex {
  const byKey = new Map(
    parts.flatMap((part) =>
      [part.code, ...part.replaces, ...(part.gtin ? [part.gtin] : [])].map(
        (code) => [codeKey(code), part] as const,
      ),
    ),
  );
  const ofKinds = kinds.map(({ id }) => [id, parts.filter(({ kind }) => kind === id)] as const);
  const kindById = new Map(kinds.map((kind) => [kind.id, kind]));
  const users = new Map<string, Product[]>(parts.map(({ code }) => [code, []]));
  for (const product of products) for (const code of product.spareParts) users.get(code)?.push(product);
  const byCode = (code: string) => byKey.get(codeKey(code)) ?? null;
  const productsWith = (code: string) => users.get(code) ?? [];
  return {
    all: ofKinds.flatMap(([, ofKind]) => ofKind),
    kinds,
    // The content's schema checks that every part has a known kind.
    kindOf: ({ kind }) => kindById.get(kind) as SparePartKind,
    byKind: new Map(ofKinds.filter(([, ofKind]) => ofKind.length > 0)),
    byCode,
    productsWith,
    partsOf: ({ spareParts }) => spareParts.flatMap((code) => byCode(code) ?? []),
    modelsText: (code, named = 4) =>
      firstFew(
        productsWith(code).map((product) => product.code),
        named,
      ),
  };
}
