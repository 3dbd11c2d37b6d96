import { drainHoleRule, overflowRule } from "../criteria/waste";
import { mm } from "../criteria/words";
import { asVessel } from "../geometry/vessel";
import type { Kind } from "../types/fit-part";
import { dimension, type Pair, placed } from "./pair";

/**
 * Rules for a waste in a basin's drain. The scene's origin is at the basin's back edge; for a wall-hung basin, at the
 * tiled wall.
 */
function wasteIn(first: Kind & `${string}-basin`): Pair {
  return {
    kind: "basin-waste",
    first,
    second: "waste",

    join(basin, waste) {
      const vessel = asVessel(basin.geometry);
      const thread = waste.geometry.connections?.find(({ kind }) => kind === "waste")?.size;
      if (!vessel || thread === undefined || waste.closes === undefined) return null;
      const { drain, overflow } = vessel;
      const hole = drainHoleRule(drain.diameter, thread);
      const half = drain.diameter / 2;
      return {
        rules: [overflowRule(overflow, waste.closes), ...(hole ? [hole] : [])],
        show: () => ({
          mounting: [
            { label: "Otwór odpływu", value: mm(drain.diameter) },
            { label: "Gwint korka", value: thread },
          ],
          scene: {
            ground: first === "wall-hung-basin" ? "rim" : "counter",
            wallU: first === "wall-hung-basin" ? 0 : null,
            parts: [placed(basin), placed(waste, { u: drain.u, z: drain.z })],
            dimensions: hole
              ? [
                  dimension(
                    "drain-hole",
                    "u",
                    { u: drain.u - half, z: drain.z },
                    { u: drain.u + half, z: drain.z },
                    "otwór",
                  ),
                ]
              : [],
          },
        }),
      };
    },
  };
}

export const basinWastes: readonly Pair[] = [wasteIn("countertop-basin"), wasteIn("wall-hung-basin")];
