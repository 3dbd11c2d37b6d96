import type { Rule } from "../criteria/rule";
import { threadRule } from "../criteria/waste";
import { mm, source } from "../criteria/words";
import { tenth } from "../geometry/place";
import type { FitPart } from "../types/fit-part";
import { dimension, type Pair, placed } from "./pair";

/** Rules for a trap below a waste. The scene's origin is on the waste's axis, at the height of the basin's floor. */
export const wasteTrap: Pair = {
  kind: "waste-trap",
  first: "waste",
  second: "trap",

  join(waste, trap) {
    const joint = jointOf(waste, trap);
    if (!joint) return null;
    const { threads, shift, outlet } = joint;
    const right = trap.geometry.box.maxU + shift.u;
    return {
      rules: [threadRule(...threads), outletRule(-outlet.z)],
      show: () => ({
        mounting: [
          { label: "Wyjście odpływu ze ściany pod dnem umywalki", value: mm(-outlet.z) },
          { label: "Rura do ściany", value: joint.pipe },
          { label: "Gwint", value: threads[0] },
        ],
        scene: {
          ground: "none",
          wallU: null,
          parts: [placed(waste), placed(trap, shift)],
          dimensions: [
            dimension(
              "outlet-height",
              "z",
              { u: right, z: 0 },
              { u: right, z: outlet.z },
              "odpływ ze ściany",
            ),
          ],
        },
      }),
    };
  },
};

/**
 * Calculates the position of a trap below a waste, with z = 0 at the basin's floor. Null if a connection is unknown.
 */
export function jointOf(waste: FitPart, trap: FitPart) {
  const end = waste.geometry.connections?.find(({ kind }) => kind === "waste");
  const inlet = trap.geometry.connections?.find(({ kind }) => kind === "inlet");
  const out = trap.geometry.connections?.find(({ kind }) => kind === "waste");
  if (!end || !inlet || !out) return null;
  const shift = { u: tenth(end.u - inlet.u), z: tenth(end.z - inlet.z) };
  return {
    threads: [end.size, inlet.size] as const,
    pipe: out.size,
    shift,
    outlet: { u: tenth(out.u + shift.u), z: tenth(out.z + shift.z) },
  };
}

function outletRule(below: number): Rule {
  return {
    id: "outlet-height",
    verdict: "fits",
    margin: null,
    words: () => ({
      label: "wyjście odpływu pod dnem umywalki",
      figure: { value: below, unit: "mm" },
      limit: "wynika z wysokości korka i syfonu",
      sentence: `Oś wyjścia ze ściany wypada ${mm(below)} pod dnem umywalki; rury syfonu można skrócić.`,
      source: source.product,
    }),
  };
}
