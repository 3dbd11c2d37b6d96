export { type Geometry, readGeometries } from "./products/geometries.server";
export { presentPath } from "./products/present-path.server";
export {
  checkProducts,
  getCatalogue,
  getRange,
  readProducts,
  readRangeAhead,
  readSourceFiles,
  readSpareParts,
} from "./products/products.server";
