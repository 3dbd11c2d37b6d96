import { roomModelTargets } from "./ar/targets";
import { catalogueTargets } from "./catalogue/catalogue";
import { openDataTargets } from "./data/targets";
import { templateTargets } from "./drilling-template/targets";
import { bimTargets } from "./ifc/targets";
import type { FileTarget, MadeFiles } from "./manifest";
import { dataSheetTargets } from "./products/data-sheet";
import { logoArchiveTargets } from "./zip/logo-archive";
import { zipTargets } from "./zip/product-zips";

/**
 * Lists the targets of all files generated from the content, by stage. Those that take longest come first.
 * @param made the files of earlier stages, which ZIPs contain and open data lists
 */
export function fileTargets(made: MadeFiles): FileTarget[][] {
  return [
    [
      ...catalogueTargets(),
      ...roomModelTargets(),
      ...bimTargets(),
      ...dataSheetTargets(),
      ...templateTargets(),
    ],
    [...zipTargets(made), ...logoArchiveTargets()],
    openDataTargets(made),
  ];
}
