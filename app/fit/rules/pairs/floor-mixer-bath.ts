import { airGap } from "../criteria/air-gap";
import { collisionRule } from "../criteria/collision";
import { edgesJet, noJet } from "../criteria/jet";
import { limits } from "../criteria/limits";
import { depthRow, requiredRules } from "../criteria/required";
import { roomBeside } from "../criteria/room";
import { bathName, mm } from "../criteria/words";
import { insideMaterial } from "../geometry/overlap";
import { distanceAtSite } from "./at-site";
import { distanceBeside, footOf, standBeside } from "./beside";
import { dimension, origin, type Pair, placed } from "./pair";

/**
 * Rules for a floor-standing mixer beside a free-standing bath. The scene's origin is at the bath's edge, on the floor.
 */
export const floorMixerBath: Pair = {
  kind: "floor-mixer-bath",
  first: "floor-mixer",
  second: "free-standing-bath",

  distance(mixer, bath) {
    const range = distanceBeside(mixer, "Odległość osi baterii od krawędzi wanny", limits.besideFloorMixer);
    return distanceAtSite(range, mixer, bath);
  },

  join(mixer, bath, distance) {
    const beside = standBeside(mixer, bath, distance);
    if (!beside) return null;
    const { vessel, shift, outlet, lands, sunk } = beside;
    const { rim, drain } = vessel;
    const collides = sunk !== null;
    return {
      rules: [
        ...(collides ? [collisionRule(sunk, bathName)] : []),
        airGap(outlet.z, rim.z, bathName, limits.bathGap),
        roomBeside("rim-reach", bathName.of, distance, footOf(mixer), limits.besideFloorMixer),
        collides ? noJet(bathName) : edgesJet(lands, vessel, limits.floorMixerJet, bathName),
        ...requiredRules(mixer),
      ],
      show: () => ({
        mounting: [
          { label: "Oś baterii od krawędzi wanny", value: mm(distance) },
          { label: "Oś baterii od osi odpływu", value: mm(distance + drain.u) },
          { label: "Wylot nad posadzką", value: mm(outlet.z) },
          ...depthRow(mixer),
        ],
        scene: {
          ground: "floor",
          wallU: null,
          parts: [placed(mixer, shift), placed(bath)],
          jet: collides ? [] : [outlet, lands],
          collision: collides ? insideMaterial(mixer.geometry.side, shift, vessel) : [],
          dimensions: [
            dimension("air-gap", "z", { u: outlet.u, z: rim.z }, outlet, "odstęp"),
            dimension("rim-reach", "u", shift, origin, "oś baterii"),
            ...(collides
              ? []
              : [dimension("jet", "u", { u: rim.innerBackU, z: lands.z }, lands, "za krawędzią")]),
          ],
        },
      }),
    };
  },
};
