import { edgesJet } from "../criteria/jet";
import { limits } from "../criteria/limits";
import { mm, sinkName } from "../criteria/words";
import { asSpout } from "../geometry/vessel";
import type { Dimension } from "../types/check";
import type { FitPart, Kind } from "../types/fit-part";
import { counterRules, wallBehind } from "./at-site";
import { dimension, type Pair, placed } from "./pair";

/**
 * Rules for a tap in the hole of a visitor's own counter or kitchen worktop. The scene's origin is at the axis of the
 * hole, at counter height. Where the water lands is judged only if the edges of a sink are known.
 */
function tapOnWorktop(first: Kind & `${string}-tap`): Pair {
  return {
    kind: "tap-worktop",
    first,
    second: "worktop",

    join(tap, worktop) {
      const outlet = asSpout(tap.geometry)?.outlet;
      if (!outlet) return null;
      const { rim } = worktop.geometry;
      const wall = wallBehind(worktop);
      const lands = rim && { u: outlet.u + Math.tan(slant(tap)) * outlet.z, z: rim.z };
      return {
        rules: [
          ...counterRules(tap, worktop, 0),
          ...(rim && lands ? [edgesJet(lands, { rim }, limits.basinJet, sinkName)] : []),
        ],
        show: () => ({
          mounting: [
            { label: "Wylot nad blatem", value: mm(outlet.z) },
            { label: "Zasięg od osi otworu", value: mm(outlet.u) },
          ],
          scene: {
            ground: "none",
            wallU: wall,
            parts: [placed(tap), placed(worktop)],
            jet: [outlet, lands ?? { u: outlet.u, z: 0 }],
            dimensions: [
              ...(lands ? [dimension("jet", "u", { u: rim.innerBackU, z: 0 }, lands, "za krawędzią")] : []),
              ...clearanceOf(tap, wall),
            ],
          },
        }),
      };
    },
  };
}

export const tapWorktops: readonly Pair[] = [tapOnWorktop("kitchen-tap"), tapOnWorktop("deck-tap")];

/** Returns the direction of the tap's jet in radians from straight down, positive towards the user. */
function slant({ geometry: { jet = 0 } }: FitPart): number {
  return (jet * Math.PI) / 180;
}

/** Returns the dimension between the wall and the tap; none if the wall's place is unknown. */
function clearanceOf({ geometry: { box } }: FitPart, wall: number | null): Dimension[] {
  if (wall === null || box.minU < wall) return [];
  return [dimension("wall-clearance", "u", { u: wall, z: 0 }, { u: box.minU, z: 0 }, "od ściany")];
}
