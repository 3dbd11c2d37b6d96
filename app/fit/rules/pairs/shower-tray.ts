import { limits } from "../criteria/limits";
import { sprayRule, waterRule } from "../criteria/shower";
import { mm } from "../criteria/words";
import { fives, moved } from "../geometry/place";
import { asSpout, asVessel } from "../geometry/vessel";
import type { FitPart, Kind } from "../types/fit-part";
import { dimension, type Pair, placed } from "./pair";
import { spacingOf } from "./wall-mixer-bath";

/**
 * Rules for a shower over a tray or linear drain. The scene's origin is at the tiled wall, on the floor. The drain is
 * drawn at the wall, because the position of a linear drain does not affect the rules.
 */
function showerOver(first: Kind, second: Kind): Pair {
  return {
    kind: "shower-tray",
    first,
    second,

    join(shower, drain) {
      const head = asSpout(shower.geometry);
      const tray = asVessel(drain.geometry);
      if (!head) return null;
      const radius = (shower.headWidth ?? 0) / 2;
      const spray = tray && radius > 0 ? [sprayRule(head.outlet.u, radius, tray)] : [];
      const water =
        shower.flow === undefined || drain.drainage === undefined
          ? []
          : [waterRule(shower.flow, drain.drainage)];
      if (spray.length + water.length === 0) return null;

      const inletZ = shower.geometry.connections?.find(({ kind }) => kind === "inlet")?.z ?? 0;
      const height = fives.near(limits.headAboveFloor - (head.outlet.z - inletZ));
      const shift = { u: 0, z: height - inletZ };
      const outlet = moved(head.outlet, shift);
      const floor = { u: outlet.u, z: tray?.drain.z ?? 0 };
      const edge = { u: outlet.u + radius, z: floor.z };
      return {
        rules: [...spray, ...water],
        show: () => ({
          mounting: [
            { label: "Wysokość przyłącza nad posadzką", value: `${mm(height)} (wylot ${mm(outlet.z)})` },
            { label: "Oś strumienia od ściany", value: mm(outlet.u) },
            ...spacingRow(shower),
          ],
          scene: {
            ground: "floor",
            wallU: 0,
            parts: [placed(shower, shift), placed(drain, { u: -drain.geometry.box.minU, z: 0 })],
            jet: [outlet, floor],
            dimensions:
              spray.length === 0 ? [] : [dimension("spray", "u", { u: 0, z: floor.z }, edge, "strumień")],
          },
        }),
      };
    },
  };
}

export const showerTrays: readonly Pair[] = [
  showerOver("shower-head", "tray"),
  showerOver("shower-column", "tray"),
  showerOver("shower-head", "linear-drain"),
  showerOver("shower-column", "linear-drain"),
];

function spacingRow({ geometry }: FitPart) {
  const spacing = spacingOf(geometry.connections);
  return spacing === null ? [] : [{ label: "Rozstaw przyłączy", value: mm(spacing) }];
}
