import { heightRule } from "../criteria/height";
import { basinJet } from "../criteria/jet";
import { limits } from "../criteria/limits";
import { depthRow, requiredRules } from "../criteria/required";
import { openHoleRules } from "../criteria/tap-hole";
import { basinName, mm, mmRange } from "../criteria/words";
import { distanceToTiles, hangAbove } from "./on-wall";
import { dimension, type Pair, placed } from "./pair";

/**
 * Rules for a concealed wall-mounted tap above a countertop basin. The scene's origin is at the tiled wall, at counter
 * height.
 */
export const wallTapCountertopBasin: Pair = {
  kind: "wall-tap-countertop-basin",
  first: "wall-tap",
  second: "countertop-basin",

  distance: (tap, basin) =>
    distanceToTiles(tap, basin, "Odległość umywalki od płytek", limits.basinFromTiles),

  join(tap, basin, distance) {
    const hung = hangAbove(tap, basin, distance, basinJet);
    if (!hung) return null;
    const { heights, shift, away, outlet, water, jet } = hung;
    const { rim, drain } = hung.vessel;
    return {
      rules: [
        heightRule(
          "spout-height",
          { label: "wysokość osi wylewki nad blatem", subject: "Oś wylewki powinna być" },
          heights,
          "blatem",
          basinName,
        ),
        jet,
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
