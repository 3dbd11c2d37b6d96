import { catalogueTargets } from "./catalogue/catalogue";
import { openDataTargets } from "./data/targets";
import { templateTargets } from "./drilling-template/targets";
import { mountingCardTargets } from "./fit-cards/targets";
import { bimTargets } from "./ifc/targets";
import type { FileTarget } from "./manifest";
import { dataSheetTargets } from "./products/data-sheet";
import { logoArchiveTargets } from "./zip/logo-archive";
import { zipTargets } from "./zip/product-zips";

/**
 * Returns the targets of all files generated from the content.
 * @param served output folder. The ZIPs read the BIM files from it, so the BIM files must be generated first.
 */
export function fileTargets(served: string): FileTarget[] {
  return [
    ...bimTargets(),
    ...zipTargets(served),
    ...dataSheetTargets(),
    ...mountingCardTargets(),
    ...templateTargets(),
    ...catalogueTargets(),
    ...logoArchiveTargets(),
    ...openDataTargets(),
  ];
}
