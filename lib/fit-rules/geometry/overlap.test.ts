import { describe, expect, test } from "vitest";
import { insideMaterial, lowestBetween, reachesMaterial } from "./overlap";
import type { Vessel } from "./vessel";

/** A bowl, 200 mm deep and 100 mm high, with walls 10 mm thick and a bottom of 20 mm. */
const bowl = {
  box: { minU: 0, maxU: 200, minZ: 0, maxZ: 100, width: 300 },
  section: [
    [
      [0, 100],
      [0, 0],
      [200, 0],
      [200, 100],
      [190, 100],
      [190, 20],
      [10, 20],
      [10, 100],
    ],
  ],
} as unknown as Vessel;

const here = { u: 0, z: 0 };

describe("outlines inside a bowl's material", () => {
  test("are the pieces between the surfaces of a wall: u = 0 to 10", () => {
    const spout = [
      [
        [-50, 60],
        [80, 60],
      ],
    ] as const;
    expect(insideMaterial(spout, here, bowl)).toEqual([
      [
        { u: 0, z: 60 },
        { u: 10, z: 60 },
      ],
    ]);
  });

  test("move with the product: 30 mm lower they are in the wall at z = 70", () => {
    const pieces = insideMaterial(
      [
        [
          [-50, 100],
          [80, 100],
        ],
      ],
      { u: 0, z: -30 },
      bowl,
    );
    expect(pieces.flat().map(({ z }) => z)).toEqual([70, 70]);
  });

  test("end where the outline ends, and turn with it: 5 mm in, then 20 mm down", () => {
    expect(
      insideMaterial(
        [
          [
            [-50, 60],
            [5, 60],
            [5, 40],
          ],
        ],
        here,
        bowl,
      ),
    ).toEqual([
      [
        { u: 0, z: 60 },
        { u: 5, z: 60 },
        { u: 5, z: 40 },
      ],
    ]);
  });

  test.each([
    [
      "passes above the rim",
      [
        [-50, 101],
        [80, 101],
      ],
    ],
    [
      "stays beside the bowl",
      [
        [-50, 0],
        [-50, 200],
      ],
    ],
    [
      "is inside the bowl",
      [
        [20, 90],
        [180, 30],
      ],
    ],
    [
      "only touches the rim with half a millimetre",
      [
        [5, 99.5],
        [5, 150],
      ],
    ],
  ] as const)("are none where it %s", (_, line) => {
    expect(insideMaterial([line], here, bowl)).toEqual([]);
    expect(reachesMaterial([line], here, bowl)).toBe(false);
  });
});

test("what lies inside is also found without its pieces", () => {
  const line = [
    [
      [-50, 60],
      [80, 60],
    ],
  ] as const;
  expect(reachesMaterial(line, here, bowl)).toBe(true);
  expect(reachesMaterial(line, { u: 0, z: 50 }, bowl)).toBe(false);
});

describe("the lowest place of an outline between two distances", () => {
  const rising = [
    [
      [0, 100],
      [100, 200],
    ],
  ] as const;

  test.each([
    ["at the first of them: 100 + 20 = 120", 20, 60, 120],
    ["where it begins: 100", -20, 60, 100],
    ["nowhere beyond its end", 110, 120, Number.POSITIVE_INFINITY],
  ])("is %s", (_, from, to, lowest) => {
    expect(lowestBetween(rising, here, from, to)).toBe(lowest);
  });

  test("moves with the product, and is the lower end of an upright line", () => {
    expect(lowestBetween(rising, { u: -10, z: 5 }, 20, 60)).toBe(135);
    expect(
      lowestBetween(
        [
          [
            [30, 80],
            [30, 90],
          ],
        ],
        here,
        20,
        60,
      ),
    ).toBe(80);
  });
});
