import { BoxGeometry } from "three";
import { expect, test } from "vitest";
import { samplePart } from "../../../tests/support/samples/product-samples";
import { type Body, explode } from "./explode";

/** Returns a box of a model, from its middle and size in mm. */
function box(name: string, [x, y, z]: [number, number, number], size: [number, number, number]): Body {
  return { name, geometry: new BoxGeometry(...size).translate(x, y, z), isDark: false, code: null };
}

const tap = [
  box("body", [0, 70, 0], [45, 140, 45]),
  box("neck", [0, 141, 0], [42, 2, 42]),
  box("lever", [0, 146, 34], [45, 8, 112]),
];
const part = { name: "", kind: "" };
const cartridge = samplePart({
  ...part,
  code: "CZ-1",
  shape: "kartridż",
  measures: { diameter: 25, height: 46, stem: 6, stemLength: 12 },
});
const handle = samplePart({ ...part, code: "CZ-2", shape: "uchwyt okrągły" });

test("a handle is taken off along its axis, with the cartridge between it and the body (16.23)", () => {
  const heights = explode(tap, [handle, cartridge]).map(({ code, geometry }) => {
    geometry.computeBoundingBox();
    return [code, geometry.boundingBox?.min.y, geometry.boundingBox?.max.y];
  });
  expect(heights.map(([code]) => code)).toEqual([null, null, "CZ-2", "CZ-1"]);
  const [, neck, lever, body] = heights.map(([, min, max]) => ({ min: Number(min), max: Number(max) }));
  expect(body?.min).toBeGreaterThan(neck?.max ?? Number.NaN);
  expect((body?.max ?? 0) - (body?.min ?? 0)).toBeCloseTo(46);
  expect(lever?.min).toBeGreaterThan(body?.max ?? Number.NaN);
});
