import { fives, moved } from "~/fitting/geometry/place";
import { asSpout, asVessel, landing } from "~/fitting/geometry/vessel";
import type { FittingModel } from "~/fitting/model";
import { airGap } from "~/fitting/rules/air-gap";
import { basinJet } from "~/fitting/rules/jet";
import { limits } from "~/fitting/rules/limits";
import { leastBeside, roomBeside } from "~/fitting/rules/room";
import { basinName, mm } from "~/fitting/rules/words";
import { dimension, origin, type Pair } from "./pair";

/** A tap that stands on the counter behind a basin. The scene begins at the basin's back edge and at the counter. */
export const deckTapCountertopBasin: Pair = {
  kind: "deck-tap-countertop-basin",
  first: "deck-tap",
  second: "countertop-basin",
  heights: { least: limits.airGap, best: limits.spoutAbove.drawn, most: limits.basinGap.most },

  distance(tap) {
    const least = fives.up(leastBeside(footOf(tap), limits.behindTap));
    const reach = asSpout(tap.geometry)?.outlet.u ?? 0;
    return {
      label: "Odległość osi baterii od krawędzi umywalki",
      initial: least,
      min: least,
      max: Math.max(least, fives.down(reach)),
    };
  },

  join(tap, basin, distance) {
    const spout = asSpout(tap.geometry);
    const vessel = asVessel(basin.geometry);
    if (!spout || !vessel) return null;
    const { rim, drain } = vessel;
    const shift = { u: -distance, z: 0 };
    const outlet = moved(spout.outlet, shift);
    const lands = landing(outlet, spout.jet, vessel);
    return {
      rules: [
        airGap(outlet.z, rim.z, basinName, limits.basinGap),
        basinJet(lands, vessel),
        roomBeside("back-gap", basinName.of, distance, footOf(tap), limits.behindTap),
      ],
      show: () => ({
        mounting: [
          { label: "Oś otworu od krawędzi umywalki", value: mm(distance) },
          { label: "Oś otworu od osi odpływu", value: mm(distance + drain.u) },
          ...holeRows(tap),
          { label: "Wylot nad blatem", value: mm(outlet.z) },
        ],
        scene: {
          ground: "counter",
          wallU: null,
          parts: [
            { model: tap, shift },
            { model: basin, shift: origin },
          ],
          jet: [outlet, lands],
          dimensions: [
            dimension("air-gap", "z", { u: outlet.u, z: rim.z }, outlet, "odstęp"),
            dimension("jet", "u", lands, { u: drain.u, z: lands.z }, "do odpływu"),
            dimension("back-gap", "u", shift, origin, "oś baterii"),
          ],
        },
      }),
    };
  },
};

/** In mm, the width of a tap's foot. */
export function footOf({ baseWidth, geometry }: FittingModel): number {
  return baseWidth ?? geometry.box.width;
}

/** The hole in a counter that a tap needs. */
function holeRows({ tapHole, deckThicknessMax }: FittingModel) {
  return [
    ...(tapHole === null ? [] : [{ label: "Średnica otworu w blacie", value: mm(tapHole) }]),
    ...(deckThicknessMax === null
      ? []
      : [{ label: "Grubość blatu", value: `najwyżej ${mm(deckThicknessMax)}` }]),
  ];
}
