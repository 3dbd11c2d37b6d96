import { simultaneousFlow } from "~/catalogue/product/flow";
import type { Product } from "~/catalogue/product/schema.server";

export type Counted = { product: Product; quantity: number };

export type Sums = {
  pieces: number;
  /** kg, without packaging. */
  weight: number;
  /** kg with packaging, of products whose packed mass is known; `packedPieces` is their number of pieces. */
  packedWeight: number;
  packedPieces: number;
  /** l/min at 3 bar with all outlets open; 0 if no product has a known flow. */
  flow: number;
};

/**
 * Returns the totals of a list. Water reaches a shower head through a mixer, so heads add only the flow that exceeds
 * the flow of the listed shower mixers. A shower column counts with its own head and feeds no other.
 */
export function sumOf(counted: readonly Counted[]): Sums {
  const sum = (value: (product: Product) => number | string | null | undefined) =>
    counted.reduce((total, { product, quantity }) => total + Number(value(product) ?? 0) * quantity, 0);
  const isTap = ({ technical }: Product) => technical.cartridge !== undefined;
  const isFeeder = (product: Product) => {
    const { showerConnection, flowHandShowerLpm3bar } = product.technical;
    return isTap(product) && showerConnection !== undefined && flowHandShowerLpm3bar === undefined;
  };
  const flow = (isCounted: (product: Product) => boolean) =>
    sum((product) => (isCounted(product) ? simultaneousFlow(product.technical) : 0));
  return {
    pieces: sum(() => 1),
    weight: sum(({ technical }) => technical.weightKg),
    packedWeight: sum(({ technical }) => technical.weightPackedKg),
    packedPieces: sum(({ technical }) => (technical.weightPackedKg === undefined ? 0 : 1)),
    flow: flow(isTap) + Math.max(0, flow((product) => !isTap(product)) - flow(isFeeder)),
  };
}
