import type { Geometry } from "~/range/products.server";
import { limits } from "../criteria/limits";
import { depthRow, meantFor } from "../criteria/required";
import type { Rule } from "../criteria/rule";
import { mm, source } from "../criteria/words";
import { tenth } from "../geometry/place";
import type { FitPart, Kind } from "../types/fit-part";
import { type Pair, placed } from "./pair";

/** Rules for a visible trim on its concealed body. The scene's origin is at the finished wall or floor. */
function trimOn(first: Kind): Pair {
  const floor = first === "floor-mixer";
  return {
    kind: "trim-body",
    first,
    second: "concealed-body",

    join(trim, body) {
      return {
        rules: [meantFor(trim, body), ...axesRule(trim.geometry.axes, body.geometry.axes)],
        show: () => ({
          mounting: [...depthRow(trim), ...inlets(body)],
          scene: {
            ground: floor ? "floor" : "none",
            wallU: floor ? null : 0,
            parts: [placed(trim), placed(body)],
            dimensions: [],
          },
        }),
      };
    },
  };
}

export const trimBodies: readonly Pair[] = [trimOn("wall-tap"), trimOn("floor-mixer")];

type Axes = Geometry["axes"];

/** Checks that the axes of spout and handle are as far apart in the trim as in the concealed body. */
function axesRule(trim: Axes, body: Axes): Rule[] {
  if (!trim || !body) return [];
  const across = (axes: NonNullable<Axes>) => tenth(axes.handle.x - axes.spout.x);
  const up = (axes: NonNullable<Axes>) => tenth(axes.handle.z - axes.spout.z);
  const off = tenth(Math.max(Math.abs(across(trim) - across(body)), Math.abs(up(trim) - up(body))));
  const fits = off <= limits.axes;
  return [
    {
      id: "axes",
      verdict: fits ? "fits" : "fails",
      margin: tenth(limits.axes - off),
      words: () => ({
        label: "rozstaw osi wylewki i uchwytu",
        figure: { value: Math.abs(across(trim)), unit: "mm" },
        limit: `${mm(across(body))}, jak w elemencie`,
        sentence: fits
          ? `Osie wylewki i uchwytu dzieli ${mm(across(trim))}, tyle samo co w elemencie.`
          : `Osie wylewki i uchwytu dzieli ${mm(across(trim))}, a w elemencie ${mm(across(body))}.`,
        source: source.product,
      }),
    },
  ];
}

function inlets({ geometry }: FitPart) {
  const sizes = (geometry.connections ?? []).filter(({ kind }) => kind === "inlet").map(({ size }) => size);
  const [size] = sizes;
  return size === undefined ? [] : [{ label: "Przyłącza", value: `${sizes.length} × ${size}` }];
}
