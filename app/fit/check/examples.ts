import type { Partners } from "~/fit/partners/partners";
import { pairHref } from "~/fit/partners/query";
import type { PairKind } from "~/fit/rules/types/check";
import { marginWords, pairName } from "~/fit/rules/verdict/verdict-words";
import { thumbnailOf } from "./rows";

/** A fitting pair from a product's `goesWith` list, shown as an example. `to` is the href of the pair's page. */
export type PairExample = { name: string; pictures: (string | null)[]; to: string; margin: string };

/** Kinds of pairs shown as examples, in this order. */
const shownKinds: readonly PairKind[] = [
  "deck-tap-countertop-basin",
  "wall-tap-countertop-basin",
  "deck-tap-wall-hung-basin",
  "floor-mixer-bath",
];

/** Maximum number of products whose `goesWith` lists are searched for examples. */
const lookedThrough = 300;

/** Returns one example for each of `shownKinds`; skips kinds without a fitting pair. */
export function examplesOf({ catalogue, fitting }: Partners): PairExample[] {
  const found = new Map<PairKind, PairExample>();
  for (const { slug, goesWith } of catalogue.products.slice(0, lookedThrough)) {
    for (const other of goesWith) {
      if (found.size === shownKinds.length) break;
      const check = fitting(slug, other);
      if (check?.verdict !== "fits" || !shownKinds.includes(check.pair) || found.has(check.pair)) continue;
      found.set(check.pair, {
        name: pairName(check.first, check.second),
        pictures: [check.first, check.second].map((model) => thumbnailOf(model.slug, catalogue)),
        to: pairHref(check.first, check.second),
        margin: marginWords(check.margin),
      });
    }
  }
  return shownKinds.flatMap((kind) => found.get(kind) ?? []);
}
