import { fives } from "~/fit-rules/geometry/place";
import type { Spout } from "~/fit-rules/geometry/vessel";
import { limits } from "./limits";
import type { Rule } from "./rule";
import { mm, mmRange, source, type VesselName } from "./words";

/** In mm above the ground: least, advised and drawn height of the axis of something mounted on the wall. */
export type AxisHeights = { least: number; from: number; to: number; drawn: number };

/**
 * How high a wall-mounted spout goes is a result: its outlet keeps the air gap above the rim, and what hangs below its
 * axis (a lever, an outlet for the shower) stays clear of the rim. Rounded to 5 mm, never below a limit.
 * @param rimZ above the ground
 * @param lands whether a jet that is not plumb lands well from a height of the axis: the advice ends where it does not
 */
export function axisHeights(
  { outlet, jet, box }: Spout,
  rimZ: number,
  lands: (height: number) => boolean,
): AxisHeights {
  const { from, to, drawn } = limits.spoutAbove;
  const clear = rimZ + limits.clearance - box.minZ;
  const least = fives.up(rimZ + limits.airGap - outlet.z);
  const lowest = fives.up(Math.max(rimZ + from - outlet.z, clear));
  let highest = Math.max(lowest, fives.down(rimZ + to - outlet.z));
  while (jet !== 0 && highest > lowest && !lands(highest)) highest -= 5;
  const wanted = fives.near(rimZ + drawn - outlet.z);
  return { least, from: lowest, to: highest, drawn: Math.min(highest, Math.max(lowest, wanted)) };
}

/** @param ground what the height is above, in the instrumental: „blatem” */
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
      limit: `wylot co najmniej ${mm(limits.airGap)} nad krawędzią ${vessel.of}, zalecamy ${mmRange(limits.spoutAbove.from, limits.spoutAbove.to)}`,
      sentence: `${axis.subject} co najmniej ${mm(least)} nad ${ground}, zalecamy ${mmRange(from, to)}.`,
      proviso: null,
      source: `${source.airGap}; ${source.advice}`,
    }),
  };
}
