export { type Geometry, geometrySchema } from "./geometry/schema.server";
