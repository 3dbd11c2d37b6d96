import { untypeset } from "lib/polish/typeset";
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

test("a contradiction is explained by the limit that one measure sets to the other (26.25)", () => {
  const reasons = (kind: OwnKind, known: Known) =>
    contradictionsOf(kind, known).map(({ reason }) => untypeset(reason));
  expect(reasons("countertop-basin", { rimHeight: 140, bowlDepth: 160 })).toEqual([
    "„Głębokość misy” to najwyżej 137 mm, skoro „Wysokość krawędzi nad blatem” to 140 mm.",
  ]);
  expect(reasons("wall-hung-basin", { bowlBack: 110, drain: 120 })).toEqual([
    "„Od osi otworu do odpływu” to co najmniej 133 mm, skoro „Od osi otworu do misy” to 110 mm.",
  ]);
});
