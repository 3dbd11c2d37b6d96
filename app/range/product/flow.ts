import type { RoleValues } from "./schema/roles";

/**
 * Returns a product's total flow in l/min at 3 bar with all outlets open, because the head shower and the hand shower
 * of a shower column can run at the same time.
 * @returns null if the flow is unknown, or if no water flows through the product
 */
export function simultaneousFlow({ byRole }: { byRole: RoleValues }): number | null {
  const outlets = [byRole.flow, byRole.handShowerFlow].filter((flow) => flow !== undefined);
  return outlets.length === 0 ? null : outlets.reduce((sum, flow) => sum + flow);
}
