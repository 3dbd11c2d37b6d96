import { untypeset } from "lib/polish/typeset";
import { expect, test } from "vitest";
import { clamps, catalogueFittingModel as model } from "../../../../tests/support/samples/fitting-samples";
import { airGap } from "../criteria/air-gap";
import { limits } from "../criteria/limits";
import { basinName, mm } from "../criteria/words";
import type { PairCheck, RuleId } from "../types/check";
import type { FitPart } from "../types/fit-part";
import { checkPair, distanceStretches } from "./check-pair";

const liraTall = model("lira-bateria-umywalkowa-wysoka", "deck-tap", { ...clamps, baseWidth: 50 });
const liraLow = model("lira-bateria-umywalkowa-niska", "deck-tap", { ...clamps, baseWidth: 50 });
const kantaLow = model("kanta-bateria-umywalkowa-niska", "deck-tap", { ...clamps, baseWidth: 46 });
const ep20 = {
  slug: "element-podtynkowy-ep-20",
  name: "Element podtynkowy EP-20",
  code: "EP-20",
  depthRange: [55, 80] as const,
};
const liraWall = model("lira-bateria-umywalkowa-podtynkowa", "wall-tap", { requires: [ep20] });
const oval = model("misa-umywalka-nablatowa-owalna", "countertop-basin");
const hung600 = model("misa-umywalka-wiszaca-600", "wall-hung-basin");
const closing = model("korek-klik-klak", "waste", { closes: true });
const open = model("korek-niezamykany", "waste", { closes: false });
const trap = model("syfon-butelkowy", "trap", { drainage: 34 });
const column = model("lira-kolumna-prysznicowa", "shower-column", { headWidth: 250, flow: 20 });
const tray = model("tafla-brodzik-900x900", "tray", { drainage: 30 });

function checked(one: FitPart, other: FitPart, distance?: number): PairCheck {
  const check = checkPair(one, other, distance);
  if (!check) throw new Error("No rule knows this pair");
  return check;
}

function ruleOf(check: PairCheck, id: RuleId) {
  return check.rules.find((rule) => rule.id === id);
}

/** The sentence of a check, or of one of its rules, with plain spaces. */
const says = (check: PairCheck, id?: RuleId) =>
  untypeset((id ? ruleOf(check, id)?.sentence : check.summary) ?? "");

const tall = checked(liraTall, oval);

test("a tap on the counter stands half its base and 15 mm behind the edge at least, 10 mm more are recommended: 50 / 2 + 15 + 10 = 50 (26.4)", () => {
  expect(tall.distance).toMatchObject({ initial: 50, min: 40, max: 135, value: 50 });
});

test("a tap on the counter leaves 219 − 132 = 87 mm of air, 67 mm more than the norm asks", () => {
  expect(ruleOf(tall, "air-gap")).toMatchObject({
    verdict: "fits",
    figure: { value: 87, unit: "mm" },
    margin: 67,
    source: "PN-EN 1717, odstęp AA",
  });
});

test.each([
  [19.9, "fails", "a powinien być co najmniej 20 mm nad nią"],
  [-304, "fails", "Wylot jest 304 mm poniżej krawędzi"],
  [20, "condition", "wystarcza, gdy wylot ma najwyżej 10 mm średnicy"],
  [59, "condition", "wystarcza, gdy wylot ma najwyżej 29 mm średnicy"],
  [60, "fits", "60 mm nad krawędzią umywalki."],
  [201, "condition", "woda pryska"],
] as const)(
  "a tap on the counter with %d mm of air above the rim %s, as bores are not known (26.2)",
  (gap, verdict, words) => {
    const rule = airGap(132 + gap, 132, basinName, limits.basinGap);
    expect([rule.verdict, untypeset(rule.words().sentence)]).toEqual([
      verdict,
      expect.stringContaining(words),
    ]);
  },
);

test("a length on the wrong side is printed with its sign", () => {
  expect([-304, -0.04, 0, 9.96, 12.4].map(mm)).toEqual(["−304 mm", "0 mm", "0 mm", "10 mm", "12 mm"]);
});

test("a tap on the counter pours 139.7 − 40 + (219 − 16.9) · tan 5° = 117.4 mm behind the edge, 190.2 − 117.4 = 72.8 before the drain", () => {
  const check = checked(liraTall, oval, 40);
  expect(check.scene.jet?.at(-1)?.u).toBeCloseTo(117.4, 0);
  const jet = ruleOf(check, "jet");
  expect(jet?.figure?.value).toBeCloseTo(72.8, 0);
  // Of two margins the smaller counts: 117.4 − 9.2 − 30 = 78.2 at the back edge, 72.8 + 10 = 82.8 past the drain.
  expect(jet?.margin).toBeCloseTo(78.2, 0);
});

test("a tap on the counter has as its margin the smallest of those that decide, not that of the chosen distance", () => {
  expect(tall).toMatchObject({ pair: "deck-tap-countertop-basin", verdict: "fits", margin: 67 });
  expect(says(tall)).toBe(
    "Pasuje: wylot jest 87 mm nad krawędzią umywalki, zapas 67 mm ponad wymagane 20 mm.",
  );
});

test("a tap on the counter names the edge where that decides: 139.7 − 60 + 201.9 · tan 5° − 9.2 = 88.2, 58.2 more than 30 mm (26.2)", () => {
  const check = checked(liraTall, oval, 60);
  expect(check.margin).toBeCloseTo(58.2, 1);
  expect(says(check)).toBe(
    "Pasuje: strumień trafia 88 mm od tylnej krawędzi umywalki, zapas 58 mm ponad wymagane 30 mm od krawędzi.",
  );
});

const low = checked(liraLow, oval);

test("a tap on the counter collides where its spout goes through the wall, whose deepest place in it is 132 − 100 = 32 mm below the rim (26.10)", () => {
  expect(low.rules.map(({ id, verdict }) => [id, verdict])).toEqual([
    ["collision", "fails"],
    ["air-gap", "fails"],
    ["jet", null],
    ["back-gap", "fits"],
  ]);
  expect(ruleOf(low, "collision")?.margin).toBe(-32);
  expect(says(low)).toBe("Nie pasuje: wylewka wchodzi w ściankę umywalki, 32 mm poniżej krawędzi.");
  expect(low.scene).toMatchObject({ jet: [], collision: expect.arrayContaining([expect.anything()]) });
  expect(low.scene.dimensions.map(({ rule }) => rule)).toEqual(["air-gap", "back-gap"]);
});

test("a tap on the counter keeps a distance within its limits", () => {
  const kept = [-5, 1e9, Number.NaN].map((given) => checked(liraTall, oval, given).distance?.value);
  expect(kept).toEqual([40, 135, 50]);
});

const inHole = checked(kantaLow, hung600);

test("a tap in a basin's hole lands its water 58 + 120 − 176 = 2 mm past the drain, 8 mm before it splashes", () => {
  expect(inHole).toMatchObject({ verdict: "fits", margin: 8 });
  expect(ruleOf(inHole, "jet")).toMatchObject({ figure: { value: 2 }, margin: 8 });
});

test("a tap in a basin's hole clamps a shelf of 16 mm, 45 − 16 = 29 mm less than its fixing takes, 58 − 24 = 34 mm from the wall", () => {
  expect(ruleOf(inHole, "deck-thickness")).toMatchObject({ figure: { value: 16 }, margin: 29 });
  expect(ruleOf(inHole, "wall-clearance")).toMatchObject({ figure: { value: 34 } });
});

test.each([
  [38, 46, "fails", -2],
  [32, 46, "condition", -2],
  [32, 42, "fails", -1],
  [32, undefined, "fails", -2],
] as const)(
  "a tap in a basin's hole needs a hole of %d mm, has one of 35 and a base of %s mm: %s",
  (tapHole, baseWidth, verdict, margin) =>
    expect(checked({ ...kantaLow, tapHole, baseWidth }, hung600)).toMatchObject({ verdict, margin }),
);

test("a tap in a basin's hole has its base over a hole that is too wide", () => {
  expect(says(checked({ ...kantaLow, tapHole: 32, baseWidth: 46 }, hung600))).toBe(
    "Pasuje, jeśli otwór 35 mm zakryje podstawa baterii (46 mm), a mocowanie dostanie szeroką podkładkę.",
  );
});

test("a tap in a basin's hole is conditional where a slanting jet lands 58 + 114.8 + 214.8 · tan 5° − 176 = 15.6 mm past the drain", () => {
  const jet = checked(liraLow, hung600);
  expect(jet).toMatchObject({ verdict: "condition", margin: -5.6 });
  expect(says(jet)).toBe("Pasuje, jeśli nie przeszkadza pryskanie wody, która trafia 16 mm za odpływem.");
});

const ofWall = checked(liraWall, oval);

test("a wall tap gets its height as a result: 132 + 20 + 44 = 196, advised 132 + 60 + 44 = 236 to 132 + 160 + 44 = 336", () => {
  expect(says(ofWall, "spout-height")).toBe(
    "Oś wylewki powinna być co najmniej 200 mm nad blatem, gdy wylot ma do 10 mm średnicy, zalecamy 240–335 mm.",
  );
});

test("a wall tap pours 190 − 30 = 160 mm behind the edge, 190.2 − 160 = 30.2 before the drain, 40.2 before it splashes", () => {
  expect(ofWall).toMatchObject({ verdict: "fits", margin: 40.2 });
});

test("a wall tap names its body with code and depth", () => {
  expect(says(ofWall, "body")).toBe(
    "Do montażu potrzebny jest element podtynkowy EP-20, osadzony 55–80 mm od tyłu elementu do lica płytki.",
  );
  expect(ofWall.needs.map(({ slug }) => slug)).toEqual(["element-podtynkowy-ep-20"]);
});

test("a basin with an overflow takes a waste with windows, one without takes one that never closes", () => {
  expect(checked(hung600, closing).verdict).toBe("fits");
  expect(checked(oval, open).verdict).toBe("fits");
  expect(checked(oval, closing).verdict).toBe("fails");
  expect(checked(hung600, open).verdict).toBe("condition");
});

test("the hole is not drawn where no rule knows what the thread needs (26.3)", () => {
  const connections = open.geometry.connections?.map((connection) => ({ ...connection, size: "G 3" }));
  const strange = { ...open, geometry: { ...open.geometry, connections } };
  expect(checked(oval, open).scene.dimensions.map(({ rule }) => rule)).toEqual(["drain-hole"]);
  expect(ruleOf(checked(oval, strange), "drain-hole")).toBeUndefined();
  expect(checked(oval, strange).scene.dimensions).toEqual([]);
});

test("the outlet in the wall is 68 + 334 − 98 = 304 mm below the basin's floor", () => {
  expect(ruleOf(checked(open, trap), "outlet-height")).toMatchObject({ figure: { value: 304 } });
});

test("a shower over a tray keeps 872 − (458 + 125) = 289 mm to the front, 422 − 125 = 297 mm to the sides", () => {
  expect(checked(column, tray)).toMatchObject({ verdict: "fits", margin: 289 });
});

test("a shower over a tray has its pipes 2100 − 1008 ≈ 1090 mm above the floor, wherever the side view begins", () => {
  const { geometry } = column;
  const lowered = geometry.connections?.map((pipe) => ({ ...pipe, z: pipe.z - 4 }));
  const withLowPipes = { ...column, geometry: { ...geometry, connections: lowered } };
  const rows = [column, withLowPipes].map((shower) =>
    untypeset(checked(shower, tray).mounting[0]?.value ?? ""),
  );
  expect(rows).toEqual(["1090 mm (wylot 2098 mm)", "1090 mm (wylot 2102 mm)"]);
});

test("a shower over a tray uses at most 80 % of the drain, whatever the scale", () => {
  const verdicts = (factor: number) =>
    [20, 24, 25, 30, 31].map((flow) => {
      const check = checked({ ...column, flow: flow * factor }, { ...tray, drainage: 30 * factor });
      return ruleOf(check, "water")?.verdict;
    });
  expect(verdicts(1)).toEqual(["fits", "fits", "condition", "condition", "fails"]);
  for (const factor of [0.5, 2, 10]) expect(verdicts(factor)).toEqual(verdicts(1));
});

test("the distances that two products suit end where the water lands less than 30 mm from the edge: 30.7 at 115 mm, 29.5 at 116 mm (26.4)", () => {
  expect(distanceStretches(liraTall, oval)).toEqual([
    { from: 40, to: 115, verdict: "fits" },
    { from: 116, to: 135, verdict: "fails" },
  ]);
});

test("the distances that two products suit are none where the products are too low everywhere, or where there is nothing to choose (26.4)", () => {
  expect(distanceStretches(liraLow, oval)).toEqual([{ from: 40, to: 110, verdict: "fails" }]);
  expect(distanceStretches(kantaLow, hung600)).toEqual([]);
});
