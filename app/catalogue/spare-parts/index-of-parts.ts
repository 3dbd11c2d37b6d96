import { codeKey } from "~/catalogue/product/code-key";
import type { Product } from "~/catalogue/product/schema.server";
import { type SparePartKind, sparePartKinds } from "./kinds";
import type { SparePart } from "./schema.server";

/** The spare parts with every index that a page needs: no look-up gets slower with more of them. */
export type SparePartIndex = {
  /** By kind, within it in the order of the content. */
  all: readonly SparePart[];
  /** Kinds without a part are left out. */
  byKind: ReadonlyMap<SparePartKind, readonly SparePart[]>;
  /** By a number of today or before, with or without separators. */
  byCode(code: string): SparePart | null;
  /** The products that have the part with this number, in the range's order. */
  productsWith(code: string): readonly Product[];
};

/** @param products in the range's order; numbers that no part has are left out */
export function indexSpareParts(parts: readonly SparePart[], products: readonly Product[]): SparePartIndex {
  const byKey = new Map(
    parts.flatMap((part) => [part.code, ...part.replaces].map((code) => [codeKey(code), part] as const)),
  );
  const ofKinds = sparePartKinds.map((kind) => [kind, parts.filter((part) => part.kind === kind)] as const);
  const users = new Map<string, Product[]>(parts.map(({ code }) => [code, []]));
  for (const product of products) for (const code of product.spareParts) users.get(code)?.push(product);
  return {
    all: ofKinds.flatMap(([, ofKind]) => ofKind),
    byKind: new Map(ofKinds.filter(([, ofKind]) => ofKind.length > 0)),
    byCode: (code) => byKey.get(codeKey(code)) ?? null,
    productsWith: (code) => users.get(code) ?? [],
  };
}

/** The parts of a product, in its own order. */
export function sparePartsOf({ spareParts }: Product, { byCode }: SparePartIndex): SparePart[] {
  return spareParts.flatMap((code) => byCode(code) ?? []);
}
