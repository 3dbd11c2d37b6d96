export { type Geometry, readGeometries } from "./products/geometries.server";
export { presentPath } from "./products/present-path.server";
export {
  checkProducts,
  getCatalogue,
  getRange,
  readProducts,
  readSourceFiles,
  readSpareParts,
} from "./products/products.server";
