import fc from "fast-check";
import { untypeset } from "lib/polish/typeset";
import { expect, test } from "vitest";
import { clamps, catalogueFittingModel as tap } from "../../../../tests/support/samples/fitting-samples";
import { anyMeasured } from "../../../../tests/support/samples/measured-vessel";
import { pairOf } from "../pairs/table";
import type { FitPart } from "../types/fit-part";
import { worstVerdict } from "../types/verdicts";
import { decidingMargin, judgePair, pairRules, reasonOf } from "../verdict/check-pair";
import { judgeOwn, type OwnJudgement } from "./judge-own";
import type { Known, OwnKind } from "./measures";
import { createOwnVessel, type OwnVessel } from "./own-vessel";
import { judgementWords } from "./words";

const liraTall = tap("lira-bateria-umywalkowa-wysoka", "deck-tap", { ...clamps, baseWidth: 50 });
const liraLow = tap("lira-bateria-umywalkowa-niska", "deck-tap", { ...clamps, baseWidth: 50 });
const kantaLow = tap("kanta-bateria-umywalkowa-niska", "deck-tap", { ...clamps, baseWidth: 46 });
const liraWall = tap("lira-bateria-umywalkowa-podtynkowa", "wall-tap");
const ostaFloor = tap("osta-bateria-wannowa-wolnostojaca", "floor-mixer", { baseWidth: 100 });
const liraBath = tap("lira-bateria-wannowa-scienna", "wall-bath-mixer");
const liraKitchen = tap("lira-bateria-kuchenna", "kitchen-tap", { ...clamps, baseWidth: 54 });
const taps = [liraTall, liraLow, kantaLow, liraWall, ostaFloor, liraBath, liraKitchen];

function vessel(kind: OwnKind, known: Known, ruler: 2 | 3 | 5 = 3): OwnVessel {
  const own = createOwnVessel(kind, known, ruler);
  if (!own) throw new Error("A required measure is missing");
  return own;
}

function judged(part: FitPart, own: OwnVessel, distance?: number): OwnJudgement {
  const judgement = judgeOwn(part, own, distance);
  if (!judgement) throw new Error("No rule knows this pair");
  return judgement;
}

/** Returns what a condition says, and what to do about it. */
function condition(part: FitPart, own: OwnVessel): string[] {
  const { note, advice } = judgementWords(own, judged(part, own));
  return [note, advice].map(untypeset);
}

/** A basin 140 mm high and 400 mm deep, unless `known` says otherwise. */
const basin = (known: Known = {}, ruler?: 5) =>
  vessel("countertop-basin", { rimHeight: 140, depth: 400, ...known }, ruler);
const measured = basin({ rimWidth: 10, drain: 200, bowlDepth: 124 });

test("the margin counts the ruler against the visitor: 219 − (140 + 3) − 20 = 56 (26.21)", () => {
  const { verdict, nominal } = judged(liraTall, measured, 40);
  expect(verdict).toBe("fits");
  expect(nominal.margin).toBe(59);
  expect(judged(liraTall, basin({ rimHeight: 160 }), 40).margin).toBe(36);
});

test("a ruler of ± 5 mm takes 5: 219 − (160 + 5) − 20 = 34 (26.21)", () => {
  expect(judged(liraTall, basin({ rimHeight: 160 }, 5), 40).margin).toBe(34);
});

test("a margin or a lack smaller than the ruler's error is a condition: 219 − 20 = 199 at most, 198 or 202 measured (26.21)", () => {
  const [high, higher] = [basin({ rimHeight: 198 }), basin({ rimHeight: 202 })];
  for (const own of [high, higher]) {
    expect(judged(liraTall, own).verdict).toBe("condition");
  }
  expect(condition(liraTall, high)).toEqual([
    expect.stringMatching(/potwierdzi to pomiar: wysokość krawędzi nad blatem$/),
    "Podano 198 ± 3 mm. Zmierz jeszcze raz.",
  ]);
  expect(judged(liraTall, basin({ rimHeight: 203 })).verdict).toBe("fails");
});

test("the bore that a condition allows is that of the highest rim: half of 219 − 183 = 36, not of 39 (26.21)", () => {
  const { verdict, nominal } = judged(liraTall, basin({ rimHeight: 180 }));
  expect(verdict).toBe("condition");
  expect(untypeset(reasonOf(nominal) ?? "")).toContain("wylot baterii ma najwyżej 18 mm średnicy");
});

test("a margin is cut to whole millimetres, never rounded up: what is promised is there (26.21)", () => {
  const whole = judged(liraTall, measured);
  const note = (margin: number) =>
    untypeset(judgementWords(measured, { ...whole, verdict: "fits", margin }).note);
  expect([13.9, 1, 0.9].map(note)).toEqual(["zapas co najmniej 13 mm", "zapas co najmniej 1 mm", "na styk"]);
});

test("a low tap goes through the rim, whatever the ruler (26.21)", () => {
  expect(judged(liraLow, measured)).toMatchObject({ verdict: "fails", deciding: [] });
});

test("an unknown drain decides by its place: water at 190 − 30 = 160 may be 10 past it, so 150 at least (26.21)", () => {
  const [note, advice] = condition(liraWall, basin({ depth: 380 }));
  expect(note).toMatch(/^potwierdzi to pomiar: odpływ od tylnej krawędzi/);
  expect(advice).toMatch(/141–240 mm.*Zmierz, żeby mieć pewność\.$/);
});

test("a margin is there wherever the drain of a basin that is measured with a ruler may be (26.21)", () => {
  for (const [depth, says] of [
    [300, 12],
    [350, 31],
    [360, 34],
    [380, 42],
  ] as const) {
    const own = basin({ depth });
    const { margin, nominal } = judged(liraTall, own);
    expect(Math.floor(margin ?? 0)).toBe(says);
    for (const drain of [((depth - 3) * 3) / 8, ((depth + 3) * 5) / 8]) {
      const there = pairRules(liraTall, own.at({ drain }), nominal.distance?.value ?? 0) ?? [];
      expect(decidingMargin(there)).toBeGreaterThanOrEqual(margin ?? 0);
    }
  }
});

test("an existing hole fixes the distance: 50 / 2 + 15 = 40 at least, 38 ± 3 measured (26.21)", () => {
  const own = basin({ tapAxis: 38 });
  expect(judged(liraTall, own).nominal.distance).toMatchObject({ min: 38, max: 38, value: 38 });
  expect(condition(liraTall, own)[0]).toContain("od osi otworu do umywalki");
});

test("a wall behind the basin limits the distance: 110 − 25 − 15 = 70; nearer than 40 + 25 + 15 = 80 leaves no place (26.21)", () => {
  expect(judged(liraTall, basin({ wall: 110 })).nominal.distance).toMatchObject({ min: 40, max: 70 });
  expect(judged(liraTall, basin({ wall: 60 })).verdict).toBe("fails");
});

test("a hole for another tap has to be closed where the tap is on the wall (26.21)", () => {
  expect(reasonOf(judged(liraWall, basin({ tapAxis: 60 })).nominal)).toBe(
    "otwór w\u00a0blacie można zaślepić",
  );
});

test("in a basin's hole a tap pours 120 − 118 = 2 mm past the drain: 10 − 2 − 3 = 5 left (26.21)", () => {
  const own = vessel("wall-hung-basin", { bowlBack: 46, drain: 118, tapHole: 35, wall: 58 });
  expect(judged(kantaLow, own)).toMatchObject({ verdict: "fits", margin: 5 });
});

test("a hole is measured to a millimetre: 36 ± 1 is 36 at most; the base of 46 covers 38 (26.21)", () => {
  const own = (tapHole: number) => vessel("wall-hung-basin", { bowlBack: 46, drain: 118, tapHole });
  const verdicts = [30, 35, 40].map((hole) => judged(kantaLow, own(hole)).verdict);
  expect(verdicts).toEqual(["fails", "fits", "fails"]);
  for (const hole of [36, 38])
    expect(condition(kantaLow, own(hole))[0]).toMatch(/potwierdzi to pomiar: średnica otworu$/);
});

test("a floor mixer's outlet may be 300 mm above the rim: 812 − (500 − 3) = 315 splashes (26.21)", () => {
  const own = vessel("free-standing-bath", { rimHeight: 500, depth: 750 });
  expect(judged(ostaFloor, own)).toMatchObject({ verdict: "condition", margin: -15 });
});

test("existing connections fix the height: 608 − 3 − 27.1 − 20 = 557.9 at most, 560 measured (26.21)", () => {
  const own = vessel("built-in-bath", { rimHeight: 560, depth: 700, rimWidth: 40, connections: 608 });
  expect(judged(liraBath, own).verdict).toBe("condition");
  expect(condition(liraBath, own)[0]).toContain("wysokość krawędzi nad posadzką");
});

test("on a worktop the fixing clamps 45 mm: 45 − (38 + 3) = 4 left (26.21)", () => {
  const worktop = vessel("worktop", { tapHole: 35, deck: 38 });
  expect(judged(liraKitchen, worktop)).toMatchObject({ verdict: "fits", margin: 4 });
});

/** Any vessel whose measures do not contradict one another. */
const anyOwn = fc.record({ measured: anyMeasured, ruler: fc.constantFrom<(2 | 3 | 5)[]>(2, 3, 5) });

test("whatever is measured, a verdict holds for every vessel within the measures' ranges (26.21)", () => {
  fc.assert(
    fc.property(
      anyOwn,
      fc.nat(taps.length - 1),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 13, maxLength: 13 }),
      ({ measured: { kind, known }, ruler }, place, shares) => {
        const part = taps[place] as FitPart;
        if (!pairOf(part.kind, kind)) return;
        const own = vessel(kind, known, ruler);
        const { verdict, nominal, margin } = judged(part, own);
        const values = Object.fromEntries(
          own.uncertain.map(({ measure }, place) => {
            const { min = 0, max = 0 } = own.estimates[measure] ?? {};
            return [measure, min + (max - min) * (shares[place] ?? 0)];
          }),
        );
        const there = pairRules(part, own.at(values), nominal.distance?.value ?? 0) ?? [];
        const actual = worstVerdict(there);
        const about = JSON.stringify([kind, part.slug, known, values, margin]);
        if (verdict === "fits") {
          expect(actual, about).toBe("fits");
          if (margin !== null) expect(decidingMargin(there), about).toBeGreaterThan(margin - 0.05);
        }
        if (verdict === "fails") expect(actual, about).toBe("fails");
      },
    ),
    { numRuns: 2_000 },
  );
});

test("whatever is measured, the judgement at the nominal values is that of the pair (26.21)", () => {
  fc.assert(
    fc.property(anyOwn, fc.nat(taps.length - 1), ({ measured: { kind, known }, ruler }, place) => {
      const part = taps[place] as FitPart;
      const own = vessel(kind, known, ruler);
      const [pair, judgement] = [judgePair(part, own.part), judgeOwn(part, own)];
      expect(judgement?.nominal.verdict).toBe(pair?.verdict);
      expect(judgement?.nominal.margin).toBe(pair?.margin);
    }),
    { numRuns: 500 },
  );
});
