import { expect, test } from "vitest";
import type { Partner } from "~/fit/partners/partners";
import type { Verdict } from "~/fit/rules/types/check";
import type { FitPart } from "~/fit/rules/types/fit-part";
import { sampleProduct } from "../../../tests/support/samples/product-samples";
import { fitRow } from "./fits.server";

const partner = (slug: string, verdict: Verdict, short: string): Partner => ({
  slug,
  name: slug,
  code: slug,
  kind: "countertop-basin",
  verdict,
  margin: null,
  short,
});
const compared = (slug: string, category = 4101) => {
  const product = sampleProduct({ slug, categories: [category] });
  return { product, finish: product.finishes[0] };
};

const named = [
  partner("misa", "condition", "pasuje, jeśli…"),
  partner("tafla", "fails", "nie pasuje"),
  partner("osta", "fits", "pasuje, zapas 8 mm"),
];

/** Rules that cover the taps `a` and `b`; the content names only what goes with `a`. */
const partners = {
  model: (slug: string) => (["a", "b"].includes(slug) ? ({ slug, kind: "deck-tap" } as FitPart) : null),
  partnersOf: (slug: string) => ({
    goesWith: slug === "a" ? named : [],
    waste: null,
    trap: null,
  }),
  matrix: () => [
    { ...partner("lira", "fits", "pasuje"), reason: null },
    { ...partner("kanta", "fails", "nie pasuje"), reason: null },
  ],
};

test("what fits comes before what fits with a condition, with links to the pages of the pairs (16.10)", () => {
  expect(fitRow([compared("a")], partners)?.cells).toEqual([
    {
      fits: [
        { name: "osta", verdict: "fits", short: "pasuje, zapas 8 mm", to: "/dopasowanie?a=a&b=osta" },
        { name: "misa", verdict: "condition", short: "pasuje, jeśli…", to: "/dopasowanie?a=a&b=misa" },
      ],
      allTo: "/dopasowanie?bateria=a",
      isUnmeasured: false,
    },
  ]);
});

test("where the content names nothing that fits, the best of the range are shown instead", () => {
  expect(fitRow([compared("b")], partners)?.cells[0]?.fits.map(({ name }) => name)).toEqual(["lira"]);
});

test("a product without rules has no list, and no row if no other one has rules", () => {
  const hook = compared("c", 5001);
  expect(fitRow([compared("a"), hook], partners)).toMatchObject({
    cells: [{}, { fits: [], allTo: null, isUnmeasured: false }],
    differs: true,
  });
  expect(fitRow([hook], partners)).toBeNull();
});

test("of a tap without a side view it is not known what fits, which is no difference (25.52)", () => {
  expect(fitRow([compared("a"), compared("c")], partners)).toMatchObject({
    cells: [{}, { fits: [], allTo: null, isUnmeasured: true }],
    differs: false,
  });
});

test("the same products differ with other verdicts, but not in another order (16.10)", () => {
  const lists: Record<string, Record<string, Verdict>> = {
    a: { misa: "fits", osta: "condition" },
    b: { osta: "fits", misa: "fits" },
    d: { misa: "fits", osta: "fits" },
  };
  const ranged = {
    ...partners,
    model: (slug: string) => ({ slug, kind: "deck-tap" }) as FitPart,
    partnersOf: (slug: string) => ({
      ...partners.partnersOf(slug),
      goesWith: Object.entries(lists[slug] ?? {}).map(([name, verdict]) => partner(name, verdict, verdict)),
    }),
  };
  expect(fitRow([compared("a"), compared("d")], ranged)?.differs).toBe(true);
  expect(fitRow([compared("b"), compared("d")], ranged)?.differs).toBe(false);
});
