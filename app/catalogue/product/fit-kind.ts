import type { Kind } from "~/fit-rules/fit-part";

/** Kinds of products in the fit rules, by category id. */
const kinds: ReadonlyMap<number, Kind> = new Map([
  [4101, "deck-tap"],
  [4102, "deck-tap"],
  [4103, "wall-tap"],
  [4201, "wall-bath-mixer"],
  [4202, "floor-mixer"],
  [4301, "shower-column"],
  [4302, "shower-head"],
  [4401, "kitchen-tap"],
  [4402, "kitchen-tap"],
  [4501, "countertop-basin"],
  [4502, "wall-hung-basin"],
  [4601, "free-standing-bath"],
  [4602, "built-in-bath"],
  [4701, "tray"],
  [4702, "linear-drain"],
  [4801, "trap"],
  [4802, "waste"],
  [4900, "flush-plate"],
  [5301, "concealed-body"],
  [5302, "frame"],
]);

/** Kinds that pair only with what a visitor has measured, because the range sells no partner. */
const unpaired: ReadonlySet<Kind> = new Set(["kitchen-tap", "worktop"]);

/** Returns true if the range sells products that pair with this kind. */
export function hasPartners(kind: Kind): boolean {
  return !unpaired.has(kind);
}

/** Returns a product's kind for the fit rules; null for a product that has no rules. */
export function fittingKind({ categories }: { categories: readonly number[] }): Kind | null {
  return categories.map((id) => kinds.get(id)).find((kind) => kind !== undefined) ?? null;
}
