import { axisHeights, heightRule } from "../criteria/height";
import { basinJet } from "../criteria/jet";
import { limits } from "../criteria/limits";
import { depthRow, requiredRules } from "../criteria/required";
import { openHoleRules } from "../criteria/tap-hole";
import { basinName, mm, mmRange } from "../criteria/words";
import { fives, moved } from "../geometry/place";
import { asSpout, asVessel, landing } from "../geometry/vessel";
import { distanceToTiles } from "./at-site";
import { dimension, type Pair, placed } from "./pair";

/**
 * Rules for a concealed wall-mounted tap above a countertop basin. The scene's origin is at the tiled wall, at counter
 * height.
 */
export const wallTapCountertopBasin: Pair = {
  kind: "wall-tap-countertop-basin",
  first: "wall-tap",
  second: "countertop-basin",

  distance(tap, basin) {
    const most = Math.max(0, fives.down(asSpout(tap.geometry)?.outlet.u ?? 0));
    const range = {
      label: "Odległość umywalki od płytek",
      initial: Math.min(limits.basinFromTiles, most),
      min: 0,
      max: most,
    };
    return distanceToTiles(range, basin);
  },

  join(tap, basin, distance) {
    const spout = asSpout(tap.geometry);
    const vessel = asVessel(basin.geometry);
    if (!spout || !vessel) return null;
    const { rim, drain } = vessel;
    const landsFrom = (height: number) =>
      landing(moved(spout.outlet, { u: -distance, z: height }), spout.jet, vessel);
    const jetFrom = (height: number) => basinJet(landsFrom(height), vessel);
    const heights = axisHeights(spout, rim.z, (height) => jetFrom(height).verdict === "fits");
    const shift = { u: 0, z: heights.drawn };
    const outlet = moved(spout.outlet, shift);
    const away = { u: distance, z: 0 };
    const water = moved(landsFrom(heights.drawn), away);
    return {
      rules: [
        heightRule(
          "spout-height",
          { label: "wysokość osi wylewki nad blatem", subject: "Oś wylewki powinna być" },
          heights,
          "blatem",
          basinName,
        ),
        jetFrom(heights.drawn),
        ...requiredRules(tap),
        ...openHoleRules(basin.site),
      ],
      show: () => ({
        mounting: [
          {
            label: "Wysokość osi wylewki nad blatem",
            value: `${mmRange(heights.from, heights.to)}, na rysunku ${mm(heights.drawn)}`,
          },
          { label: "Umywalka od płytek", value: mm(distance) },
          { label: "Oś odpływu od płytek", value: mm(distance + drain.u) },
          ...depthRow(tap),
        ],
        scene: {
          ground: "counter",
          wallU: 0,
          parts: [placed(tap, shift), placed(basin, away)],
          jet: [outlet, water],
          dimensions: [
            dimension("spout-height", "z", { u: 0, z: 0 }, shift, "oś wylewki"),
            dimension("spout-height", "z", { u: outlet.u, z: rim.z }, outlet, "odstęp"),
            dimension("jet", "u", water, { u: drain.u + distance, z: water.z }, "do odpływu"),
          ],
        },
      }),
    };
  },
};
