import type { FinishLook } from "~/content/collections.server";
import { swatchLook } from "~/range/product/swatch-look";
import type { SwatchLook } from "~/ui/page";
import type { Catalogue } from "./catalogue";

/** A finish as lists show it: its name and its swatch. */
export type ShownFinish = { id: string; label: string; look: SwatchLook };

export function finishLabel(id: string, { finishLabels }: Catalogue): string {
  return finishLabels.get(id) ?? id;
}

export function shownFinish(id: string, catalogue: Catalogue): ShownFinish {
  return { id, label: finishLabel(id, catalogue), look: swatchLook(finishLook(id, catalogue)) };
}

/** Returns the look of a finish in 3D, PDFs and BIM files. An unknown finish, which content cannot have, is grey. */
export function finishLook(id: string, { finishLooks }: Catalogue): FinishLook {
  return finishLooks.get(id) ?? { colour: "#808080", metal: false, roughness: 1 };
}
