import { airGap } from "../criteria/air-gap";
import { basinJet } from "../criteria/jet";
import { limits } from "../criteria/limits";
import { wallClearance } from "../criteria/room";
import { deckRule, holeRule } from "../criteria/tap-hole";
import { basinName, mm } from "../criteria/words";
import { moved } from "../geometry/place";
import { asSpout, asVessel, landing, thicknessAt } from "../geometry/vessel";
import { dimension, origin, type Pair, placed } from "./pair";

/**
 * Distance in mm from the edge of the tap hole to the place where the deck is clamped and its thickness is measured.
 */
const clamped = 1;

/** Rules for a tap in the tap hole of a wall-hung basin. The scene's origin is at the tiled wall, at rim height. */
export const deckTapWallHungBasin: Pair = {
  kind: "deck-tap-wall-hung-basin",
  first: "deck-tap",
  second: "wall-hung-basin",

  join(tap, basin) {
    const spout = asSpout(tap.geometry);
    const vessel = asVessel(basin.geometry);
    const hole = vessel?.tapHole;
    if (!spout || !vessel || !hole) return null;
    const { rim, drain } = vessel;
    const shift = { u: hole.u, z: hole.z };
    const outlet = moved(spout.outlet, shift);
    const lands = landing(outlet, spout.jet, vessel);
    const backU = tap.geometry.box.minU + hole.u;
    const edges = [hole.u - hole.diameter / 2 - clamped, hole.u + hole.diameter / 2 + clamped];
    const thickness = basin.site?.deck ?? Math.max(...edges.map((u) => thicknessAt(vessel, u) ?? 0));
    return {
      rules: [
        ...(tap.tapHole === undefined ? [] : [holeRule(tap.tapHole, hole.diameter, tap.baseWidth)]),
        ...(tap.deckThicknessMax === undefined || thickness === 0
          ? []
          : [deckRule(thickness, tap.deckThicknessMax)]),
        airGap(outlet.z, rim.z, basinName, limits.basinGap),
        basinJet(lands, vessel),
        wallClearance(backU, limits.clearance),
      ],
      show: () => ({
        mounting: [
          { label: "Oś otworu w umywalce od ściany", value: mm(hole.u) },
          { label: "Oś odpływu od ściany", value: mm(drain.u) },
          { label: "Wylot nad krawędzią umywalki", value: mm(outlet.z - rim.z) },
          { label: "Krawędź umywalki nad posadzką", value: `zalecamy ${mm(limits.rimAboveFloor)}` },
        ],
        scene: {
          ground: "rim",
          wallU: 0,
          parts: [placed(tap, shift), placed(basin)],
          jet: [outlet, lands],
          dimensions: [
            dimension("air-gap", "z", { u: outlet.u, z: rim.z }, outlet, "odstęp"),
            dimension("jet", "u", lands, { u: drain.u, z: lands.z }, "do odpływu"),
            dimension("wall-clearance", "u", origin, { u: backU, z: 0 }, "od ściany"),
          ],
        },
      }),
    };
  },
};
