import { catalogueOrders } from "./catalogue/catalogue";
import { openDataOrders } from "./data/orders";
import { mountingCardOrders } from "./fitting/orders";
import { bimOrders } from "./ifc/orders";
import type { FileOrder } from "./manifest";
import { dataSheetOrders } from "./products/data-sheet";
import { logoArchiveOrder } from "./zip/logo-archive";
import { zipOrders } from "./zip/product-zips";

/**
 * All files that are made from the content.
 * @param served the folder where they are put: ZIPs hold BIM files, which are made before them
 */
export function fileOrders(served: string): FileOrder[] {
  return [
    ...bimOrders(),
    ...zipOrders(served),
    ...dataSheetOrders(),
    ...mountingCardOrders(),
    ...catalogueOrders(),
    logoArchiveOrder(),
    ...openDataOrders(),
  ];
}
