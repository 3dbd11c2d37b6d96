import fc from "fast-check";
import { expect, test } from "vitest";
import { geometrySchema } from "~/range/products/geometries.server";
import { anyMeasured } from "../../../../tests/support/samples/measured-vessel";
import { estimatesOf, valuesOf } from "./estimates";
import type { Known } from "./measures";
import { ownPart } from "./own-part";

test("a worktop that a visitor has measured has a sink only where both its edges are known (26.21)", () => {
  const rim = (known: Known) => {
    const estimates = estimatesOf("worktop", { tapHole: 35, deck: 38, ...known }, 3) ?? {};
    return ownPart("worktop", valuesOf(estimates)).geometry.rim;
  };
  expect(rim({ bowlBack: 70 })).toBeUndefined();
  expect(rim({ bowlBack: 70, bowlFront: 470 })).toMatchObject({ innerBackU: 70, innerFrontU: 470 });
});

test("any measures that do not contradict one another give a side view, at both ends of their ranges (26.21)", () => {
  fc.assert(
    fc.property(anyMeasured, fc.constantFrom("value", "min", "max"), ({ kind, known }, end) => {
      const estimates = estimatesOf(kind, known, 5) ?? {};
      const values = Object.fromEntries(Object.entries(estimates).map(([id, one]) => [id, one[end]]));
      const { geometry } = ownPart(kind, values);
      const { rim, section, side, box, tapHole, outlet } = geometry;
      const numbers = [...(section ?? []), ...side].flat(2);
      expect(numbers.every(Number.isFinite)).toBe(true);
      expect(box.maxU).toBeGreaterThan(box.minU);
      expect(outlet).toBeUndefined();
      if (rim) expect(rim.innerFrontU).toBeGreaterThan(rim.innerBackU);
      if (kind !== "worktop")
        expect(geometrySchema.safeParse(geometry).error?.issues ?? [], String(tapHole)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
