import { simultaneousFlow } from "~/catalogue/product/flow";
import type { Product } from "~/catalogue/product/schema.server";

export type Counted = { product: Product; quantity: number };

export type Sums = {
  pieces: number;
  /** Mass in kg, without packaging. */
  weight: number;
  /**
   * Mass in kg, with packaging, of the products whose packed mass is known. `packedPieces` is the number of pieces of
   * these products.
   */
  packedWeight: number;
  packedPieces: number;
  /** Water flow in l/min at 3 bar with all outlets open; 0 if no product has a known flow. */
  flow: number;
};

/**
 * Returns the totals of a list. Shower heads get their water through a mixer, so they add only the flow that exceeds
 * the total flow of the listed shower mixers. A shower column includes its own head and supplies no other head.
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
