import { expect, test } from "vitest";
import { measureRows } from "./measures";
import { productKindOf } from "./schema/kinds";
import { readProductKinds } from "./schema/kinds.server";

const size = { width: 1650, depth: 760, height: 580 };
const rows = (categories: number[], more = {}) =>
  measureRows(
    { measures: { ...size, ...more }, kind: productKindOf(categories, readProductKinds().kinds) },
    readProductKinds(),
  ).map(({ label, value }) => `${label}: ${value}`);

test.each([
  ["a bath has a length", 4601, ["Długość: 1650\u00a0mm", "Szerokość: 760\u00a0mm", "Wysokość: 580\u00a0mm"]],
  ["so has a shower tray", 4701, ["Długość: 1650\u00a0mm"]],
  ["other things have a width and a depth", 4502, ["Szerokość: 1650\u00a0mm", "Głębokość: 760\u00a0mm"]],
  ["a shower reaches from the wall", 4302, ["Odległość osi głowicy od ściany: 400\u00a0mm"]],
  ["a tap has a reach", 4101, ["Zasięg wylewki: 400\u00a0mm"]],
])("a measure is named as the trade does: %s (16.1)", (_, category, named) =>
  expect(rows([category], { spoutReach: 400 })).toEqual(expect.arrayContaining(named)),
);
