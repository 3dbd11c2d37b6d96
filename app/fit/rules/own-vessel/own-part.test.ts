import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { geometrySchema } from "~/range/products/geometries.server";
import { anyMeasured } from "../../../../tests/support/samples/measured-vessel";
import { asVessel, landing, thicknessAt } from "../geometry/vessel";
import { estimatesOf, valuesOf } from "./estimates";
import type { Known, OwnKind } from "./measures";
import { ownPart } from "./own-part";

function partOf(kind: OwnKind, known: Known) {
  const estimates = estimatesOf(kind, known, 3);
  if (!estimates) throw new Error("A required measure is missing");
  return ownPart(kind, valuesOf(estimates));
}

function vesselOf(kind: OwnKind, known: Known) {
  const vessel = asVessel(partOf(kind, known).geometry);
  if (!vessel) throw new Error("No vessel");
  return vessel;
}

describe("the section of a vessel that a visitor has measured (26.21)", () => {
  test("of a countertop basin has its edges, its drain and its floor where they were measured", () => {
    const measured = { rimHeight: 140, depth: 400, rimWidth: 12, drain: 180, bowlDepth: 120 };
    const basin = vesselOf("countertop-basin", measured);
    expect(basin.rim).toEqual({ z: 140, backU: 0, frontU: 400, innerBackU: 12, innerFrontU: 388 });
    expect(basin.drain).toMatchObject({ u: 180, z: 20 });
    // Water that falls beside the drain lands on the floor: 140 − 120 = 20 mm above the counter.
    expect(landing({ u: 150, z: 300 }, 0, basin)).toEqual({ u: 150, z: 20 });
    expect(landing({ u: 180, z: 300 }, 0, basin)).toEqual({ u: 180, z: 20 });
  });

  test("of a basin with a hole has a shelf of the measured thickness around it", () => {
    const measured = { bowlBack: 50, drain: 120, deck: 18, wall: 60, bowlDepth: 110 };
    const basin = vesselOf("wall-hung-basin", measured);
    expect(basin.tapHole).toEqual({ u: 60, z: 0, diameter: 35 });
    expect(thicknessAt(basin, 60 - 35 / 2 - 1)).toBeCloseTo(18, 1);
    expect(thicknessAt(basin, 60 + 35 / 2 + 1)).toBeCloseTo(18, 1);
    expect(basin.rim.innerBackU).toBe(110);
    expect(landing({ u: 180, z: 100 }, 0, basin)).toEqual({ u: 180, z: -110 });
  });

  test("of a bath is a shell as deep as it was measured: 580 − 430 = 150 above the floor", () => {
    const bath = vesselOf("free-standing-bath", { rimHeight: 580, depth: 780, bowlDepth: 430 });
    expect(landing({ u: 390, z: 900 }, 0, bath).z).toBe(150);
  });

  test("of a worktop has a sink only where both its edges are known", () => {
    const rim = (known: Known) => partOf("worktop", { tapHole: 35, deck: 38, ...known }).geometry.rim;
    expect(rim({ bowlBack: 70 })).toBeUndefined();
    expect(rim({ bowlBack: 70, bowlFront: 470 })).toMatchObject({ innerBackU: 70, innerFrontU: 470 });
  });
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
