import type { Geometry } from "~/range/products.server";
import type { MeasureId } from "./measures";

/** Returns the value of a measure in mm. */
export type MeasureValues = (id: MeasureId) => number;

/** A side view without the fields that are the same for everything that a visitor measures. */
export type OwnGeometry = Omit<Geometry, "units" | "slug">;

/** Diameters in mm of the drain holes that basins and baths have. */
export const drainHole = { basin: 45, bath: 52 };
