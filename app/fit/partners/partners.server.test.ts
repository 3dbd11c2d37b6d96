import fc from "fast-check";
import { expect, test } from "vitest";
import { severity } from "~/fit/rules/types/verdicts";
import { checkPair } from "~/fit/rules/verdict/check-pair";
import { contentRange } from "../../../tests/support/samples/content-range";

const { catalogue, partners } = contentRange;
const models = catalogue.products.flatMap(({ slug }) => partners.model(slug) ?? []);

const two = fc.tuple(fc.constantFrom(...models), fc.constantFrom(...models));
const pairs = models.flatMap((one) =>
  models.flatMap((other) => {
    const check = checkPair(one, other);
    return check ? { one, other, check } : [];
  }),
);
const checked = pairs.map(({ check }) => check);

test("any two models of the range are checked at any distance, in either order alike", () => {
  fc.assert(
    fc.property(two, fc.option(fc.double(), { nil: undefined }), ([one, other], distance) => {
      expect(checkPair(other, one, distance)).toEqual(checkPair(one, other, distance));
    }),
    { numRuns: 1_000 },
  );
});

test("any two models of the range have the worst of their rules' verdicts", () => {
  for (const { verdict, rules } of checked) {
    const verdicts = rules.map((rule) => rule.verdict);
    expect(verdict).toBe(["fails", "condition", "fits"].find((one) => verdicts.some((own) => own === one)));
  }
});

test("any two models of the range draw only lengths that their rules speak of (26.3)", () => {
  const drawn = new Set<string>();
  for (const { pair, rules, scene } of checked)
    for (const { rule } of scene.dimensions) {
      const ids = rules.map(({ id }) => id);
      expect([pair, ids]).toEqual([pair, expect.arrayContaining([rule])]);
      drawn.add(rule);
    }
  expect(drawn.size).toBeGreaterThan(5);
});

test("any two models of the range, moved apart, never bring the water farther from the back edge", () => {
  const distant = pairs.filter(({ check }) => check.distance && check.scene.jet?.length);
  const step = fc.double({ min: 0, max: 250, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...distant), step, step, ({ one, other }, near, more) => {
      expect(fromBack(near + more)).toBeLessThanOrEqual(fromBack(near) + 0.1);

      function fromBack(distance: number) {
        const scene = checkPair(one, other, distance)?.scene;
        return (scene?.jet?.at(-1)?.u ?? Number.NaN) - (scene?.parts[1]?.shift.u ?? Number.NaN);
      }
    }),
    { numRuns: 1_000 },
  );
});

test("a basin's page has verdicts in the content's order, and its waste and trap", () => {
  expect(partners.partnersOf("misa-umywalka-nablatowa-owalna")).toMatchObject({
    goesWith: expect.arrayContaining([
      expect.objectContaining({
        slug: "lira-bateria-umywalkowa-wysoka",
        verdict: "fits",
        short: "pasuje, zapas 67\u00a0mm",
      }),
    ]),
    waste: { slug: "korek-niezamykany" },
    trap: { slug: "syfon-butelkowy" },
  });
  expect(partners.partnersOf("misa-umywalka-wiszaca-600")?.waste?.slug).toBe("korek-klik-klak");
});

test("a product of another kind has none", () => {
  expect(partners.partnersOf("lustro-okragle-600")).toBeNull();
  expect(partners.fitting("lustro-okragle-600", "misa-umywalka-nablatowa-owalna")).toBeNull();
  expect([partners.matrix("nie-ma"), partners.fitSet("nie-ma")]).toEqual([[], null]);
});

test("a tap with a basin needs the basin's waste and trap; the wall outlet is 850 − 115.6 − 304 = 430.4 mm high", () => {
  const check = partners.fitting("lira-bateria-umywalkowa-wysoka", "misa-umywalka-nablatowa-owalna");
  expect(check?.needs.map(({ slug }) => slug)).toEqual(["korek-niezamykany", "syfon-butelkowy"]);
  expect(check?.mounting.at(-1)?.value).toMatch(/^430\u00a0mm, /);
});

test("a matrix begins with what fits best and ends with what does not", () => {
  const matrix = partners.matrix("misa-umywalka-nablatowa-owalna");
  const ranks = matrix.map(({ verdict }) => severity[verdict]);
  expect(ranks).toEqual(ranks.toSorted());
  expect(ranks).toContain(severity.fails);
});

test("a pair that fails has better ones beside it, the tap changed first", () => {
  const check = partners.fitting("lira-bateria-umywalkowa-niska", "misa-umywalka-nablatowa-owalna");
  const better = check ? partners.alternatives(check) : [];
  expect(better.length).toBeGreaterThan(0);
  expect(better.length).toBeLessThanOrEqual(3);
  expect(better[0]).toMatchObject({
    stays: { slug: "misa-umywalka-nablatowa-owalna" },
    replaces: "lira-bateria-umywalkowa-niska",
    partner: { kind: "deck-tap", verdict: "fits" },
  });
});
