import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { outline, sampleFittingModel } from "../../../tests/support/samples/fitting-samples";
import { checkPair } from "./verdict/check-pair";

test("the example of README.md has the verdict that it says", () => {
  // A bowl on a counter, 140 mm high: walls of 10 mm, open at the top, with its drain in the middle.
  const basin = sampleFittingModel("basin", "countertop-basin", {
    units: "mm",
    slug: "basin",
    uFrom: "back-edge",
    mount: "countertop",
    box: { minU: 0, maxU: 400, minZ: 0, maxZ: 140, width: 600 },
    side: [outline([0, 0], [0, 140], [400, 140], [400, 0])],
    section: [outline([0, 0], [0, 140], [10, 140], [10, 10], [390, 10], [390, 140], [400, 140], [400, 0])],
    rim: { z: 140, backU: 0, frontU: 400, innerBackU: 10, innerFrontU: 390 },
    drain: { u: 200, z: 10, x: 0, diameter: 45 },
    overflow: false,
    tapHole: null,
    bottomZ: 0,
    innerWidth: 580,
  });
  // A tap 300 mm high. Water leaves 200 mm before its axis, 240 mm above the counter, straight down.
  const tap = sampleFittingModel(
    "tap",
    "deck-tap",
    {
      units: "mm",
      slug: "tap",
      uFrom: "axis",
      mount: "deck",
      box: { minU: -25, maxU: 210, minZ: 0, maxZ: 300, width: 50 },
      side: [outline([-25, 0], [-25, 300], [210, 300], [210, 240], [25, 240], [25, 0])],
      outlet: { u: 200, z: 240 },
      jet: 0,
    },
    { tapHole: 35, baseWidth: 50 },
  );

  const check = checkPair(tap, basin);

  expect(check).toMatchObject({ verdict: "fits", margin: 60 });
  const example = readFileSync("app/fit/rules/README.md", "utf8");
  expect(example).toContain(`verdict: "${check?.verdict}"`);
  expect(example).toContain(`margin: ${check?.margin}`);
  expect(example).toContain(`distance: ${check?.distance?.value}`);
  for (const { id, verdict, margin } of check?.rules ?? [])
    expect(example).toContain(`| \`${id}\` | ${verdict} | ${margin} |`);
});
