import { describe, expect, test } from "vitest";
import { getPartners } from "~/catalogue/fit-index/partners.server";
import { getCatalogue } from "~/catalogue/products/products.server";
import { getCategoryTree } from "~/catalogue/tree/current-tree.server";
import { parseFitQuery } from "./query";
import { fitCheckView } from "./view";

const tree = await getCategoryTree();
const [catalogue, partners] = [getCatalogue(tree), getPartners(tree)];
const highTap = "lira-bateria-umywalkowa-wysoka";
const lowTap = "lira-bateria-umywalkowa-niska";
const basin = "misa-umywalka-nablatowa-owalna";

function view(href: string) {
  return fitCheckView(parseFitQuery(new URLSearchParams(href), catalogue, partners), catalogue, partners);
}

function pairOf(href: string) {
  const { subject } = view(href);
  if (subject.kind !== "pair") throw new Error(`No pair at ${href}`);
  return subject.pair;
}

test("a pair that fits says so, with its figures, its drawing and what is needed", () => {
  const pair = pairOf(`a=${highTap}&b=${basin}`);
  expect(pair).toMatchObject({ verdict: "fits", alternatives: [], message: null, paperScale: 5 });
  // The tap's outlet is 219 mm above the counter and the basin's rim 132 mm above it, so the air gap is 87 mm.
  expect(pair.rules[0]).toMatchObject({ id: "air-gap", figure: "87\u00a0mm", margin: "zapas 67\u00a0mm" });
  expect(pair.layout.dimensions.map(({ text }) => text)).toEqual(expect.arrayContaining(["87", "50"]));
  expect(pair.description).toMatch(/^Widok z\u00a0boku: .*LR-120.*MS-511.*87\u00a0mm/);
  expect(pair.needs.map(({ code }) => code)).toContain("MD-825");
});

test("a pair that does not fit offers what does, the best first", () => {
  const { verdict, alternatives } = pairOf(`a=${lowTap}&b=${basin}`);
  expect(verdict).toBe("fails");
  expect(alternatives[0]).toMatchObject({
    code: "LR-120",
    to: `/dopasowanie?a=${highTap}&b=${basin}`,
    verdict: "fits",
    insteadOf: "Bateria umywalkowa niska Lira",
  });
});

describe("search engines (26.8)", () => {
  test.each([
    ["", true],
    [`a=${highTap}&b=${basin}`, true],
    [`a=${highTap}&b=${basin}&odleglosc=60`, false],
    [`a=${lowTap}&b=${basin}`, false],
    [`umywalka=${basin}`, false],
    ["a=nie-ma", false],
  ])("may index %s: %s", (href, isIndexable) => {
    expect(view(href).isIndexable).toBe(isIndexable);
  });
});

test("a product's partners come by kind, the best first, all with the page of the pair", () => {
  const { subject, title } = view(`umywalka=${basin}`);
  expect(title).toBe("Co pasuje: Umywalka nablatowa owalna Misa");
  const [partnersOfBasin] = subject.kind === "partners" ? subject.partners : [];
  const [taps] = partnersOfBasin?.groups ?? [];
  expect(taps?.label).toBe("Baterie umywalkowe stojące");
  expect(taps?.rows.map(({ verdict }) => verdict)).toEqual([
    ...(taps?.rows ?? []).filter(({ verdict }) => verdict === "fits").map(() => "fits"),
    ...(taps?.rows ?? []).filter(({ verdict }) => verdict === "condition").map(() => "condition"),
    ...(taps?.rows ?? []).filter(({ verdict }) => verdict === "fails").map(() => "fails"),
  ]);
  expect(taps?.rows[0]?.to).toBe(`/dopasowanie?a=${highTap}&b=${basin}`);
});

test("the plain page begins with pairs that fit, one of each kind (26.1)", () => {
  const { subject, choices } = view("");
  const examples = subject.kind === "start" ? subject.examples : [];
  expect(examples.length).toBeGreaterThan(2);
  expect(new Set(examples.map(({ to }) => to)).size).toBe(examples.length);
  expect(choices?.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Umywalki nablatowe", "Baterie umywalkowe stojące"]),
  );
});

test("a range that is too large for a list asks for a number (26.1)", () => {
  const [product] = catalogue.products;
  if (!product) throw new Error("No products");
  const large = { ...catalogue, products: Array.from({ length: 301 }, () => product) };
  expect(fitCheckView({ kind: "start" }, large, partners).choices).toBeNull();
});
