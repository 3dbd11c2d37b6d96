import type { Partners } from "~/fit/partners/partners";
import { pairHref } from "~/fit/partners/query";
import { pairOf } from "~/fit/rules/pairs/table";
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
export function examplesOf({ catalogue, model, fitting }: Partners): PairExample[] {
  const found = new Map<PairKind, PairExample>();
  for (const { slug, goesWith } of catalogue.products.slice(0, lookedThrough)) {
    for (const other of goesWith) {
      const [one, two] = [model(slug), model(other)];
      const kind = one && two && pairOf(one.kind, two.kind)?.pair.kind;
      if (!kind || !shownKinds.includes(kind) || found.has(kind)) continue;
      const check = fitting(slug, other);
      if (check?.verdict !== "fits") continue;
      found.set(kind, {
        name: pairName(check.first, check.second),
        pictures: [check.first, check.second].map((model) => thumbnailOf(model.slug, catalogue)),
        to: pairHref(check.first, check.second),
        margin: marginWords(check.margin),
      });
    }
  }
  return shownKinds.flatMap((kind) => found.get(kind) ?? []);
}
