/**
 * The part of `npm run build` that makes the downloads: `build/client/files/` and their list `build/files.json`.
 * Runs after Vite, which empties `build/client/`.
 */

import { catalogueOrders } from "./files/catalogue/catalogue";
import { openDataOrders } from "./files/data/orders";
import { mountingCardOrders } from "./files/fitting/orders";
import { bimOrders } from "./files/ifc/orders";
import { makeFiles } from "./files/manifest";
import { dataSheetOrders } from "./files/products/data-sheet";
import { logoArchiveOrder } from "./files/zip/logo-archive";
import { zipOrders } from "./files/zip/product-zips";

const { files, made } = await makeFiles([
  // Before the ZIPs, which hold them.
  ...bimOrders(),
  ...zipOrders(),
  ...dataSheetOrders(),
  ...mountingCardOrders(),
  ...catalogueOrders(),
  logoArchiveOrder(),
  ...openDataOrders(),
]);
const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
console.log(`${files.length} plików do pobrania, ${megabytes.toFixed(1)} MB; nowych: ${made}`);
