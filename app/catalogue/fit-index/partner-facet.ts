import { fittingKind } from "~/catalogue/product/fit-kind";
import type { Catalogue } from "~/catalogue/products/catalogue";
import type { Kind } from "~/fit-rules/fit-part";
import { partnerKinds } from "~/fit-rules/pairs/table";
import type { Partners } from "./partners";

/** Data of the catalogue filter „pasuje do”. */
export type PartnerFacet = {
  /** Slugs of all products that fit this one unconditionally; null if it has no rules. */
  fitSet(slug: string): ReadonlySet<string> | null;
  /** Products offered as choices of the filter on a category's list. */
  candidates(categoryId: number): readonly { slug: string; name: string }[];
};

/** Maximum number of choices. Other filtered lists are reached from product pages. */
const shownCandidates = 12;
/**
 * The only kinds offered if there are too many choices: people look for a tap for their basin more often than a basin
 * for their tap.
 */
const vessels: ReadonlySet<Kind> = new Set([
  "countertop-basin",
  "wall-hung-basin",
  "free-standing-bath",
  "built-in-bath",
  "tray",
]);

/**
 * Creates the filter. It offers products that pair with those of the category; if too many, only basins, baths and
 * trays; if still too many, none.
 */
export function createPartnerFacet(catalogue: Catalogue, { fitSet, offered }: Partners): PartnerFacet {
  const known = new Map<number, readonly { slug: string; name: string }[]>();
  return {
    fitSet,
    candidates(categoryId) {
      const candidates = known.get(categoryId) ?? chosen([...partnerKindsIn(categoryId)]);
      known.set(categoryId, candidates);
      return candidates;
    },
  };

  function chosen(kinds: Kind[]) {
    const choices = [kinds, kinds.filter((kind) => vessels.has(kind))];
    const fitting = choices.map((some) => some.flatMap((kind) => offered(kind)));
    return fitting.find(({ length }) => length <= shownCandidates) ?? [];
  }

  function partnerKindsIn(categoryId: number): Set<Kind> {
    const own = new Set<Kind>();
    for (const product of catalogue.orders.get(categoryId)?.polecane ?? []) {
      const kind = fittingKind(product);
      if (kind) own.add(kind);
    }
    return new Set([...own].flatMap(partnerKinds));
  }
}
