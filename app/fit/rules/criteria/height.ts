import { fives } from "../geometry/place";
import type { Spout } from "../geometry/vessel";
import { limits } from "./limits";
import type { Rule } from "./rule";
import { mm, mmRange, source, type VesselName } from "./words";

/**
 * Heights of a wall-mounted product's axis, in mm above the counter or floor: the minimum, the recommended range and
 * the height in the drawing.
 */
export type AxisHeights = { least: number; from: number; to: number; drawn: number };

/**
 * Calculates the mounting heights of a wall spout, rounded to 5 mm. At every height, the outlet is above the rim by at
 * least the air gap. At the recommended heights, parts below the axis, such as a lever, are also above the rim.
 * @param rimZ height of the rim in mm
 * @param lands returns whether the water lands well for a given height of the axis. If the jet is slanted, this limits
 * the recommended heights.
 */
export function axisHeights(
  { outlet, jet, box }: Spout,
  rimZ: number,
  lands: (height: number) => boolean,
): AxisHeights {
  const { from, to, drawn } = limits.spoutAbove;
  const clear = rimZ + limits.clearance - box.minZ;
  const least = fives.up(rimZ + limits.airGap.least - outlet.z);
  const lowest = fives.up(Math.max(rimZ + from - outlet.z, clear));
  let highest = Math.max(lowest, fives.down(rimZ + to - outlet.z));
  while (jet !== 0 && highest > lowest && !lands(highest)) highest -= 5;
  const wanted = fives.near(rimZ + drawn - outlet.z);
  return { least, from: lowest, to: highest, drawn: Math.min(highest, Math.max(lowest, wanted)) };
}

/** @param ground reference surface, in the Polish instrumental case: „blatem” */
export function heightRule(
  id: "spout-height" | "connection-height",
  axis: { label: string; subject: string },
  { least, from, to }: AxisHeights,
  ground: string,
  vessel: VesselName,
): Rule {
  return {
    id,
    verdict: "fits",
    margin: null,
    words: () => ({
      label: axis.label,
      figure: { value: from, unit: "mm" },
      limit: `wylot co najmniej ${mm(limits.airGap.least)} i dwie swoje średnice nad krawędzią ${vessel.of}, zalecamy ${mmRange(limits.spoutAbove.from, limits.spoutAbove.to)}`,
      sentence: `${axis.subject} co najmniej ${mm(least)} nad ${ground}, gdy wylot ma do ${mm(limits.airGap.least / 2)} średnicy, zalecamy ${mmRange(from, to)}.`,
      source: `${source.airGap}; ${source.advice}`,
    }),
  };
}
