import { expect, test } from "vitest";
import { outline } from "../../../../tests/support/samples/fitting-samples";
import { insideMaterial } from "./overlap";
import type { Vessel } from "./vessel";

/** A bowl, 200 mm deep and 100 mm high, with walls 10 mm thick and a bottom of 20 mm. */
const bowl = {
  box: { minU: 0, maxU: 200, minZ: 0, maxZ: 100, width: 300 },
  section: [outline([0, 100], [0, 0], [200, 0], [200, 100], [190, 100], [190, 20], [10, 20], [10, 100])],
} as unknown as Vessel;

const at = (u: number, z: number) => ({ u, z });
const here = at(0, 0);
const spout = [outline([-50, 60], [80, 60])];

test("outlines inside a bowl's material are the pieces between the surfaces of a wall: u = 0 to 10", () => {
  expect(insideMaterial(spout, here, bowl)).toEqual([[at(0, 60), at(10, 60)]]);
});

test("outlines inside a bowl's material move with the product: 30 mm lower they are in the wall at z = 70", () => {
  const pieces = insideMaterial([outline([-50, 100], [80, 100])], at(0, -30), bowl);
  expect(pieces).toEqual([[at(0, 70), at(10, 70)]]);
});

test("outlines inside a bowl's material end where the outline ends, and turn with it: 5 mm in, then 20 mm down", () => {
  expect(insideMaterial([outline([-50, 60], [5, 60], [5, 40])], here, bowl)).toEqual([
    [at(0, 60), at(5, 60), at(5, 40)],
  ]);
});

test.each([
  ["passes above the rim", outline([-50, 101], [80, 101])],
  ["stays beside the bowl", outline([-50, 0], [-50, 200])],
  ["is inside the bowl", outline([20, 90], [180, 30])],
  ["only touches the rim with half a millimetre", outline([5, 99.5], [5, 150])],
])("outlines inside a bowl's material are none where it %s", (_, line) =>
  expect(insideMaterial([line], here, bowl)).toEqual([]),
);
