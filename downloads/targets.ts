import { catalogueTargets } from "./catalogue/catalogue";
import { openDataTargets } from "./data/targets";
import { mountingCardTargets } from "./fit-cards/targets";
import { bimTargets } from "./ifc/targets";
import type { FileTarget } from "./manifest";
import { dataSheetTargets } from "./products/data-sheet";
import { logoArchiveTarget } from "./zip/logo-archive";
import { zipTargets } from "./zip/product-zips";

/**
 * All files that are made from the content.
 * @param served the folder where they are put: ZIPs hold BIM files, which are made before them
 */
export function fileTargets(served: string): FileTarget[] {
  return [
    ...bimTargets(),
    ...zipTargets(served),
    ...dataSheetTargets(),
    ...mountingCardTargets(),
    ...catalogueTargets(),
    logoArchiveTarget(),
    ...openDataTargets(),
  ];
}
