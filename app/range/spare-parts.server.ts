export { listPartDrawings, readPartDrawings } from "./spare-parts/drawings.server";
export { type ReplacementSteps, type SparePart, sparePartsSchema } from "./spare-parts/schema.server";
