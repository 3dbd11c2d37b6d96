import type { FinishLook } from "~/brand/collections.server";
import type { SwatchLook } from "~/ui/page";

/** Metals smoother than this mirror what is around them. */
const brushedFrom = 0.15;

/** Returns how a swatch shows a finish. */
export function swatchLook({ colour, metal, roughness }: FinishLook): SwatchLook {
  if (!metal) return { colour };
  return { colour, sheen: roughness < brushedFrom ? "polished" : "brushed" };
}
