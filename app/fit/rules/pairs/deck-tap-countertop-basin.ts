import { airGap } from "../criteria/air-gap";
import { collisionRule } from "../criteria/collision";
import { basinJet, noJet } from "../criteria/jet";
import { limits } from "../criteria/limits";
import { roomBeside } from "../criteria/room";
import { basinName, mm } from "../criteria/words";
import { insideMaterial } from "../geometry/overlap";
import type { FitPart } from "../types/fit-part";
import { counterRules, distanceAtSite, wallBehind } from "./at-site";
import { distanceBeside, footOf, standBeside } from "./beside";
import { dimension, origin, type Pair, placed } from "./pair";

/** Rules for a tap on the counter behind a basin. The scene's origin is at the basin's back edge, at counter height. */
export const deckTapCountertopBasin: Pair = {
  kind: "deck-tap-countertop-basin",
  first: "deck-tap",
  second: "countertop-basin",

  distance(tap, basin) {
    const range = distanceBeside(tap, "Odległość osi baterii od krawędzi umywalki", limits.behindTap);
    return distanceAtSite(range, tap, basin);
  },

  join(tap, basin, distance) {
    const beside = standBeside(tap, basin, distance);
    if (!beside) return null;
    const { vessel, shift, outlet, lands, sunk } = beside;
    const { rim, drain } = vessel;
    const collides = sunk !== null;
    return {
      rules: [
        ...(collides ? [collisionRule(sunk, basinName)] : []),
        airGap(outlet.z, rim.z, basinName, limits.basinGap),
        collides ? noJet(basinName) : basinJet(lands, vessel),
        roomBeside("back-gap", basinName.of, distance, footOf(tap), limits.behindTap),
        ...counterRules(tap, basin, distance),
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
          wallU: wallBehind(basin),
          parts: [placed(tap, shift), placed(basin)],
          jet: collides ? [] : [outlet, lands],
          collision: collides ? insideMaterial(tap.geometry.side, shift, vessel) : [],
          dimensions: [
            dimension("air-gap", "z", { u: outlet.u, z: rim.z }, outlet, "odstęp"),
            ...(collides ? [] : [dimension("jet", "u", lands, { u: drain.u, z: lands.z }, "do odpływu")]),
            dimension("back-gap", "u", shift, origin, "oś baterii"),
          ],
        },
      }),
    };
  },
};

/** Returns rows of installer data about the tap's hole in the counter. */
function holeRows({ tapHole, deckThicknessMax }: FitPart) {
  return [
    ...(tapHole === undefined ? [] : [{ label: "Średnica otworu w blacie", value: mm(tapHole) }]),
    ...(deckThicknessMax === undefined
      ? []
      : [{ label: "Grubość blatu", value: `najwyżej ${mm(deckThicknessMax)}` }]),
  ];
}
