import { describe, expect, test } from "vitest";
import { measureRows } from "./measures";
import { productKindOf } from "./schema/kinds";
import { readProductKinds } from "./schema/kinds.server";

const size = { width: 1650, depth: 760, height: 580 };
const rows = (categories: number[], more = {}) =>
  measureRows(
    { measures: { ...size, ...more }, kind: productKindOf(categories, readProductKinds().kinds) },
    readProductKinds(),
  ).map(({ label, value }) => `${label}: ${value}`);

describe("a measure is named as the trade does: (16.1)", () => {
  test("a bath and a shower tray have a length", () => {
    expect(rows([4601])).toEqual([
      "Długość: 1650\u00a0mm",
      "Szerokość: 760\u00a0mm",
      "Wysokość: 580\u00a0mm",
    ]);
    expect(rows([4701])[0]).toBe("Długość: 1650\u00a0mm");
  });

  test("other things have a width and a depth", () => {
    expect(rows([4502]).slice(0, 2)).toEqual(["Szerokość: 1650\u00a0mm", "Głębokość: 760\u00a0mm"]);
  });

  test("an overhead shower reaches from the wall", () => {
    expect(rows([4302], { spoutReach: 400 }).at(-1)).toBe("Odległość osi głowicy od ściany: 400\u00a0mm");
    expect(rows([4101], { spoutReach: 115 }).at(-1)).toBe("Zasięg wylewki: 115\u00a0mm");
  });
});
