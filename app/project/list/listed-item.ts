import type { Finish, Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import type { SparePart } from "~/range/spare-parts.server";
import { linesOf, type ProjectList, tidyProject } from "./project-list";

/**
 * A product and the finish that a code identifies. `finish` is `null` if the code does not select one of several
 * finishes.
 */
export type CodedProduct = { product: Product; finish: Finish | null };

/** What a line of a list orders: a product, or a spare part. `code` is the current catalogue number. */
export type ListedItem = { code: string } & (CodedProduct | { sparePart: SparePart });

/**
 * Finds a product or a spare part by its catalogue number or EAN, in any spelling. The number of a replaced spare part
 * finds its successor. Returns `null` for an unknown code.
 */
export function findListedItem(code: string, catalogue: Catalogue): ListedItem | null {
  const found = productOfCode(code, catalogue);
  if (found) return { code: found.finish?.code ?? found.product.code, ...found };
  const sparePart = catalogue.parts.byCode(code);
  return sparePart && { code: sparePart.code, sparePart };
}

/** Like {@link findListedItem}, but finds only products. */
export function productOfCode(code: string, catalogue: Catalogue): CodedProduct | null {
  const found = catalogue.byCode(code);
  if (!found) return null;
  const { product, finish } = found;
  const [only = null, ...others] = product.finishes;
  return { product, finish: finish ?? (others.length === 0 ? only : null) };
}

export function nameOfItem(item: ListedItem): string {
  return "sparePart" in item ? item.sparePart.name : item.product.name;
}

/** Converts EANs, and codes written without separators, to catalogue numbers, so that equal lists have equal URLs. */
export function withOwnCodes(list: ProjectList, catalogue: Catalogue): ProjectList {
  const { name, rooms } = structuredClone(list);
  for (const line of linesOf({ rooms })) line.code = findListedItem(line.code, catalogue)?.code ?? line.code;
  return tidyProject(rooms, name);
}
