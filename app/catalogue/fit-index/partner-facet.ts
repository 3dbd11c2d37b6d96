import type { Bits } from "~/catalogue/facets/bits";
import { fittingKind } from "~/catalogue/product/fit-kind";
import type { Catalogue } from "~/catalogue/products/catalogue";
import type { Kind } from "~/fit-rules/fit-part";
import { pairsWith } from "~/fit-rules/pairs/table";
import type { Partners } from "./partners";

/** Data of the compatibility filter. */
export type PartnerFacet = {
  /** Indexes of the products that fit this one, in the catalogue's list; null for a kind without rules. */
  fitSet(slug: string): Bits | null;
  /** The filter's choices beside a category's list. */
  candidates(categoryId: number): readonly { slug: string; name: string }[];
};

/** Maximum number of choices; product pages link to the other filtered lists. */
const shownCandidates = 12;
/**
 * Kinds offered first when there are too many choices: people look for a tap for their basin more often than a basin
 * for their tap.
 */
const vessels: ReadonlySet<Kind> = new Set([
  "countertop-basin",
  "wall-hung-basin",
  "free-standing-bath",
  "built-in-bath",
  "tray",
]);

/** Beside a list: the products of the kinds that its own are paired with; of too many only the vessels. */
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
    for (const place of catalogue.orders.get(categoryId)?.polecane ?? []) {
      const product = catalogue.products[place];
      const kind = product && fittingKind(product);
      if (kind) own.add(kind);
    }
    const partners = [...own].flatMap((kind) =>
      pairsWith(kind).map(({ first, second }) => (first === kind ? second : first)),
    );
    return new Set(partners);
  }
}
