import { expect, test } from "vitest";
import { contradictionsOf } from "./contradictions";
import type { Known, OwnKind } from "./measures";

test.each<[OwnKind, Known, string]>([
  ["countertop-basin", { rimHeight: 140, bowlDepth: 160 }, "bowlDepth rimHeight"],
  ["countertop-basin", { depth: 300, rimWidth: 100 }, ""],
  ["countertop-basin", { depth: 280, rimWidth: 100 }, "rimWidth depth"],
  ["countertop-basin", { depth: 400, drain: 390 }, "drain depth"],
  ["countertop-basin", { drain: 40, rimWidth: 30 }, "drain rimWidth"],
  ["countertop-basin", { tapAxis: 90, wall: 80 }, "tapAxis wall"],
  ["countertop-basin", { tapHole: 35, tapAxis: 15 }, "tapHole tapAxis"],
  ["wall-hung-basin", { bowlBack: 110, drain: 120 }, "drain bowlBack"],
  ["wall-hung-basin", { drain: 120, bowlFront: 130 }, "bowlFront drain"],
  ["wall-hung-basin", { bowlBack: 100, bowlFront: 180 }, "bowlFront bowlBack"],
  ["wall-hung-basin", { tapHole: 50, bowlBack: 25 }, "tapHole bowlBack"],
  ["wall-hung-basin", { tapHole: 50, wall: 20 }, "tapHole wall"],
  ["free-standing-bath", { rimHeight: 580, bowlDepth: 600 }, "bowlDepth rimHeight"],
  ["worktop", { bowlBack: 400, bowlFront: 300 }, "bowlFront bowlBack"],
  ["countertop-basin", { rimHeight: 140, depth: 400 }, ""],
])("of %s %j: „%s” contradict one another (26.25)", (kind, known, expected) =>
  expect(contradictionsOf(kind, known).map(({ measures }) => measures.join(" "))).toEqual(
    expected ? [expected] : [],
  ),
);

test("a contradiction is explained in words, with both measures (26.25)", () => {
  const [first] = contradictionsOf("countertop-basin", { rimHeight: 140, bowlDepth: 160 });
  expect(first?.reason.replaceAll("\u00a0", " ")).toBe(
    "Misa umywalki na blacie nie może mieć 160 mm głębokości, skoro krawędź jest 140 mm nad blatem.",
  );
  const [ofBath] = contradictionsOf("free-standing-bath", { depth: 780, drain: 770 });
  expect(ofBath?.reason.replaceAll("\u00a0", " ")).toBe(
    "Oś odpływu 770 mm od krawędzi przy baterii leżałaby poza wanną szerokości 780 mm.",
  );
});
