import type { Technical } from "./technical";

/**
 * In l/min at 3 bar, the water that leaves a product with all its outlets open: a column's head and its hand shower may
 * run at the same time.
 * @returns null where it is not known, or nothing flows through
 */
export function simultaneousFlow({ flowLpm3bar, flowHandShowerLpm3bar }: Technical): number | null {
  const outlets = [flowLpm3bar, flowHandShowerLpm3bar].filter((flow) => typeof flow === "number");
  return outlets.length === 0 ? null : outlets.reduce((sum, flow) => sum + flow);
}
