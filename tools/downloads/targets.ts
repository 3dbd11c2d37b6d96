import { roomModelTargets } from "./ar/targets";
import { catalogueTargets } from "./catalogue/catalogue";
import { templateTargets } from "./drilling-template/targets";
import { mountingCardTargets } from "./fit-cards/targets";
import { bimTargets } from "./ifc/targets";
import type { FileTarget } from "./manifest";
import { openDataTargets } from "./open-data-targets";
import { dataSheetTargets } from "./products/data-sheet";
import { logoArchiveTargets } from "./zip/logo-archive";
import { zipTargets } from "./zip/product-zips";

/**
 * Returns the targets of all files generated from the content, by stage. Those that take longest come first.
 * @param served output folder. The ZIPs of the second stage read the files of the first from it.
 */
export function fileTargets(served: string): FileTarget[][] {
  return [
    [
      ...catalogueTargets(),
      ...roomModelTargets(),
      ...bimTargets(),
      ...dataSheetTargets(),
      ...mountingCardTargets(),
      ...templateTargets(),
      ...openDataTargets(),
    ],
    [...zipTargets(served), ...logoArchiveTargets()],
  ];
}
