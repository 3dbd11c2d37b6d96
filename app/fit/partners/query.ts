import { pairOf } from "~/fit/rules/pairs/table";
import * as paths from "~/paths";
import type { PartnerName } from "./partners";

type Named = Pick<PartnerName, "slug" | "kind">;

/**
 * Returns the query string of a pair's page. The products are in the order of the pair's rules, or sorted by slug if no
 * rules cover the pair.
 */
export function pairQuery(one: Named, other: Named): string {
  const pair = pairOf(one.kind, other.kind);
  const isSwapped = pair ? pair.swapped : one.slug > other.slug;
  const [first, second] = isSwapped ? [other, one] : [one, other];
  return new URLSearchParams({ a: first.slug, b: second.slug }).toString();
}

export function pairHref(one: Named, other: Named): string {
  return `${paths.fitCheck}?${pairQuery(one, other)}`;
}

/** Returns true if the range sells products that pair with this kind. Kitchen taps pair only with a visitor's worktop. */
export function hasPartners(kind: string): boolean {
  return kind !== "kitchen-tap";
}

/** Returns the href of the list of all partners of a product; null if the range sells none. */
export function partnersHref(product: Named): string | null {
  return hasPartners(product.kind) ? `${paths.fitCheck}?${partnersQuery(product)}` : null;
}

/** Returns the query string of the list of all partners of a product. */
export function partnersQuery({ slug, kind }: Named): string {
  return new URLSearchParams({ [parameterOf(kind)]: slug }).toString();
}

function parameterOf(kind: Named["kind"]): string {
  if (kind === "countertop-basin" || kind === "wall-hung-basin") return "umywalka";
  return kind === "deck-tap" || kind === "wall-tap" ? "bateria" : "a";
}
