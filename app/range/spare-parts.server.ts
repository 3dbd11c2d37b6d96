export { listPartDrawings, readPartDrawings } from "./spare-parts/drawings.server";
export { type PartPlaces, readPartPlaces } from "./spare-parts/places.server";
export { type ReplacementSteps, type SparePart, sparePartsSchema } from "./spare-parts/schema.server";
