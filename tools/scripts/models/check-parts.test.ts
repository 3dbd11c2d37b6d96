import { expect, test } from "vitest";
import { checkParts } from "./check-parts";
import { type ModelPart, modelPartOf } from "./solids";

type Span = [from: number, to: number];

/** Returns a box between places along x, y and z. */
function box(name: string, ...spans: [Span, Span, Span]): ModelPart {
  const points = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) =>
    spans.map((span, axis) => span[(corner >> axis) & 1] ?? 0),
  );
  const faces = ["0462", "1375", "0154", "2673", "0231", "4576"].map((face) => [...face].map(Number));
  const corners = faces.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, a, c, d]);
  return modelPartOf(name, points, corners);
}

const riser = box("riser", [0, 20], [0, 500], [0, 20]);

test("a part that runs into another is named with depth and place, unless their joint needs it (23.12)", () => {
  const body = box("hand-body", [-20, 40], [300, 400], [-5, 15]);
  expect(checkParts([riser, body])).toEqual(["riser i hand-body wchodzą w siebie na 7,9 mm w (10; 350; 8)"]);
  expect(checkParts([riser, box("slider", [-20, 40], [300, 400], [-5, 15])])).toEqual([]);
});

test("a hose ends on its nuts (23.12)", () => {
  const nuts = [box("hand-nut", [0, 20], [480, 500], [0, 20]), box("hose-nut", [0, 20], [0, 20], [0, 20])];
  expect(checkParts([...nuts, box("hose", [5, 15], [18, 482], [5, 15])])).toEqual([]);
  expect(checkParts([...nuts, box("hose", [5, 15], [18, 470], [5, 15])])).toEqual([
    "hose nie sięga do hand-nut",
  ]);
});

test("what touches neither another part nor wall, floor or counter hovers (23.12)", () => {
  const shelf = (from: number) => box("shelf", [-50, 50], [from, from + 8], [30, 90]);
  expect(checkParts([riser, shelf(200)])).toEqual(["shelf: nic tego nie trzyma"]);
  // A shelf on the floor is carried by it.
  expect(checkParts([riser, shelf(0)])).toEqual([]);
});
