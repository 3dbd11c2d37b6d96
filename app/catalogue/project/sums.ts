import { simultaneousFlow } from "~/catalogue/product/flow";
import type { Product } from "~/catalogue/product/schema.server";

export type Counted = { product: Product; quantity: number };

export type Sums = {
  pieces: number;
  /** kg, without packing. */
  weight: number;
  /** kg with packing: of the products whose packed mass is known, `packedPieces` of them. */
  packedWeight: number;
  packedPieces: number;
  /** l/min at 3 bar with everything open at once; 0 for products without flow. */
  flow: number;
};

/**
 * Totals of the list. Water that leaves a shower head has passed a mixer before: heads count only for what they let
 * through beyond the listed mixers that feed heads. A column feeds none but its own, with which it is counted.
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
