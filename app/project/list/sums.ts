import { polishNumber } from "lib/polish/number";
import { plural } from "lib/polish/plural";
import { simultaneousFlow } from "~/range/product";
import type { Product } from "~/range/product.server";
import type { SparePart } from "~/range/spare-parts.server";

type CountedProduct = { quantity: number; product: Product };

/** A quantity of a product or of a spare part. */
type Counted = CountedProduct | { quantity: number; sparePart: Pick<SparePart, "weightKg"> };

export type Sums = {
  pieces: number;
  /** Mass in kg, without packaging, of the pieces whose mass is known. `weighedPieces` is their number. */
  weight: number;
  weighedPieces: number;
  /** Mass in kg, with packaging; `null` unless it is known for every piece. */
  packedWeight: number | null;
  /** Water flow in l/min at 3 bar with all outlets open; 0 if no product has a known flow. */
  flow: number;
};

/** Returns the totals of a list. */
export function sumOf(counted: readonly Counted[]): Sums {
  const sum = (value: (one: Counted) => number) =>
    counted.reduce((total, one) => total + value(one) * one.quantity, 0);
  const weight = (one: Counted) => ("sparePart" in one ? one.sparePart.weightKg : one.product.byRole.weight);
  const packedWeight = (one: Counted) => ("sparePart" in one ? null : one.product.byRole.packedWeight);
  const pieces = sum(() => 1);
  const isPacked = pieces > 0 && counted.every((one) => one.quantity === 0 || isKnown(packedWeight(one)));
  return {
    pieces,
    weight: sum((one) => Number(weight(one) ?? 0)),
    weighedPieces: sum((one) => (isKnown(weight(one)) ? 1 : 0)),
    packedWeight: isPacked ? sum((one) => Number(packedWeight(one) ?? 0)) : null,
    flow: flowOf(counted),
  };
}

function isKnown(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/**
 * Returns the water flow with all outlets open. Shower heads get their water through a mixer, so they add only the flow
 * that exceeds the total flow of the listed shower mixers. A shower column includes its own head and supplies no other
 * head.
 */
function flowOf(counted: readonly Counted[]): number {
  const products = counted.filter((one): one is CountedProduct => "product" in one);
  const flow = (isCounted: (product: Product) => boolean) =>
    products.reduce(
      (total, { product, quantity }) =>
        total + (isCounted(product) ? (simultaneousFlow(product) ?? 0) : 0) * quantity,
      0,
    );
  const isTap = ({ byRole }: Product) => byRole.mixer === true;
  const isFeeder = ({ byRole }: Product) =>
    byRole.mixer === true && byRole.showerConnection === true && byRole.handShowerFlow === undefined;
  return flow(isTap) + Math.max(0, flow((product) => !isTap(product)) - flow(isFeeder));
}

/**
 * Returns the rows with the masses of a list. Names the number of pieces whose mass is unknown. The mass with packaging
 * is left out unless it is known for all pieces: for a few of them it would be less than the mass without packaging.
 */
export function weightRows({ pieces, weight, weighedPieces, packedWeight }: Sums) {
  const unknown = pieces - weighedPieces;
  const without =
    unknown > 0
      ? ` (bez ${plural(unknown, { one: "sztuki", few: "sztuk", many: "sztuk" })} o nieznanej masie)`
      : "";
  return [
    ...(weighedPieces > 0 ? [{ label: `Masa produktów${without}`, value: kilograms(weight) }] : []),
    ...(packedWeight === null ? [] : [{ label: "Masa z opakowaniem", value: kilograms(packedWeight) }]),
  ];
}

function kilograms(weight: number): string {
  return `${polishNumber(weight, 2)}\u00a0kg`;
}
