import type { FittingModel } from "~/fitting/model";
import { pairOf } from "~/fitting/pairs/table";

/** The page that says whether two products go together. */
export const checkPath = "/dopasowanie";

/** The query of the page of a pair: the products in the order that the rules give them, by slug where they know none. */
export function pairQuery(one: FittingModel, other: FittingModel): string {
  const pair = pairOf(one.kind, other.kind);
  const isSwapped = pair ? pair.swapped : one.slug > other.slug;
  const [first, second] = isSwapped ? [other, one] : [one, other];
  return new URLSearchParams({ a: first.slug, b: second.slug }).toString();
}

export function pairAddress(one: FittingModel, other: FittingModel): string {
  return `${checkPath}?${pairQuery(one, other)}`;
}

/** The query of the page with all partners of a product. */
export function partnersQuery({ slug, kind }: FittingModel): string {
  return new URLSearchParams({ [parameterOf(kind)]: slug }).toString();
}

function parameterOf(kind: FittingModel["kind"]): string {
  if (kind === "countertop-basin" || kind === "wall-hung-basin") return "umywalka";
  return kind === "deck-tap" || kind === "wall-tap" ? "bateria" : "a";
}
