/**
 * Units that technical values may have. The list is closed, because BIM files need a measure of the IFC standard for
 * each (`tools/downloads/ifc/units.ts`).
 */
export const valueUnits = ["mm", "kg", "l", "ml", "l/min", "bar", "°C", "K", "°", "W", "lm", "szt."] as const;

export type ValueUnit = (typeof valueUnits)[number];
