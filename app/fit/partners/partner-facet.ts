import { partnerKinds } from "~/fit/rules/pairs/table";
import type { Kind } from "~/fit/rules/types/fit-part";
import * as paths from "~/paths";
import { type GivenFacet, partnerFacet } from "~/range/facets";
import type { Catalogue } from "~/range/products";
import type { Partners } from "./partners";
import { hasPartners } from "./query";

/**
 * Maximum number of choices in the filter. The filtered list of any other product is linked from that product's page.
 */
const shownCandidates = 12;
/**
 * The only kinds that the filter offers when all kinds together would be too many choices. People look more often for a
 * tap for their basin than for a basin for their tap.
 */
const vessels: ReadonlySet<Kind> = new Set([
  "countertop-basin",
  "wall-hung-basin",
  "free-standing-bath",
  "built-in-bath",
  "tray",
]);

/** Taps that go with basins. */
const basinTaps: readonly Kind[] = ["deck-tap", "wall-tap"];

/**
 * Creates the catalogue filter „pasuje do”. Its choices are the products that pair with products of the category. If there are too many, they
 * are limited to basins, baths and trays; if there are still too many, the filter has no choices.
 */
export function createPartnerFacet(
  catalogue: Catalogue,
  { model, fitSet, offered }: Pick<Partners, "model" | "fitSet" | "offered">,
): GivenFacet {
  const known = new Map<number, ReturnType<GivenFacet["candidates"]>>();
  return {
    ...partnerFacet,
    nameOf(slug) {
      const own = model(slug);
      return own && hasPartners(own.kind) ? own.name : null;
    },
    fitSet,
    candidates(categoryId: number) {
      const candidates =
        known.get(categoryId) ?? chosen([...new Set([...kindsIn(categoryId)].flatMap(partnerKinds))]);
      known.set(categoryId, candidates);
      return candidates;
    },
    more(categoryId) {
      const isOfTaps =
        catalogue.hasFeature("ownVessel") && basinTaps.some((kind) => kindsIn(categoryId).has(kind));
      return isOfTaps ? { label: "Umywalka innej marki", to: paths.ownVessel } : undefined;
    },
  };

  function chosen(kinds: Kind[]) {
    const choices = [kinds, kinds.filter((kind) => vessels.has(kind))];
    const fitting = choices.map((some) => some.flatMap((kind) => offered(kind)));
    return fitting.find(({ length }) => length <= shownCandidates) ?? [];
  }

  function kindsIn(categoryId: number): Set<Kind> {
    const own = new Set<Kind>();
    for (const product of catalogue.orders.get(categoryId)?.polecane ?? []) {
      const kind = product.kind.fitting;
      if (kind) own.add(kind);
    }
    return own;
  }
}
