import { untypeset } from "lib/polish/typeset";
import { expect, test } from "vitest";
import { contentRange } from "../../../tests/support/samples/content-range";
import { parseFitQuery } from "./query";
import { fitCheckView } from "./view";

const { catalogue, partners } = contentRange;
const highTap = "lira-bateria-umywalkowa-wysoka";
const lowTap = "lira-bateria-umywalkowa-niska";
const basin = "misa-umywalka-nablatowa-owalna";

function view(href: string) {
  return fitCheckView(parseFitQuery(new URLSearchParams(href), partners), partners);
}

function pairOf(href: string) {
  const { subject } = view(href);
  if (subject.kind !== "pair") throw new Error(`No pair at ${href}`);
  return subject.pair;
}

test("no rule of a pair that fits has a smaller margin than the headline (26.2)", () => {
  for (const distance of ["", "&odleglosc=40", "&odleglosc=90"]) {
    const { rules, margin, summary } = pairOf(`a=${highTap}&b=${basin}${distance}`);
    const reserves = rules.flatMap((rule) => /^zapas (\d+)/.exec(rule.margin)?.[1] ?? []).map(Number);
    expect(margin).toBe(`zapas ${Math.min(...reserves)}\u00a0mm`);
    expect(summary).toContain(margin);
  }
});

test("a margin that ceramics may use up comes with advice to measure (26.2)", () => {
  expect(pairOf(`a=${highTap}&b=${basin}`).caution).toBeNull();
  expect(pairOf(`a=${highTap}&b=${basin}&odleglosc=112`).caution).toMatch(/zmierz dostarczoną umywalkę/);
  expect(pairOf(`a=${highTap}&b=${basin}&odleglosc=131`).caution).toBeNull();
});

test("a collision is drawn; a minus is written once, and not where words say the side (26.2, 26.10)", () => {
  const { rules, layout } = pairOf(`a=${lowTap}&b=${basin}`);
  expect([layout.collision?.path, layout.jet]).toEqual([expect.stringMatching(/^M/), null]);
  expect(rules.slice(0, 2).map(({ figure }) => figure)).toEqual(["−32\u00a0mm", "−30\u00a0mm"]);
  const margins = pairOf(`a=${highTap}&b=misa-umywalka-wiszaca-600`).rules.map(({ margin }) => margin);
  expect(margins).toContain("19\u00a0mm poza zaleceniem");
});

test.each(["39", "<b>", "9".repeat(2_000)])(
  "the distance „%s” is answered with those that can be (26.6)",
  (asked) => {
    const { message, distance } = pairOf(`a=${highTap}&b=${basin}&odleglosc=${encodeURIComponent(asked)}`);
    expect(untypeset(message ?? "")).toMatch(/podaj liczbę milimetrów od 40 do \d+\. Pokazujemy 50 mm/);
    expect(distance?.value).toBe(50);
  },
);

test("past its limit a pair offers nothing that does not fit at this distance either, and never itself (26.4)", () => {
  const { verdict, distance, alternatives } = pairOf(`a=${highTap}&b=${basin}&odleglosc=131`);
  expect(verdict).toBe("fails");
  expect(untypeset(distance?.fitting ?? "")).toBe("Pasuje w odległości 40–115 mm.");
  expect(alternatives).toEqual([]);
  const wall = pairOf("a=lira-bateria-umywalkowa-podtynkowa&b=misa-umywalka-nablatowa-owalna&odleglosc=152");
  expect(wall.verdict).toBe("fails");
  expect(wall.alternatives.length).toBeGreaterThan(0);
  for (const { to, insteadOf, name, verdict } of wall.alternatives) {
    expect(to).toMatch(/&odleglosc=152$/);
    expect(verdict).toBe("fits");
    expect(name).not.toBe(insteadOf);
  }
});

test("the plain page begins with pairs that fit, one of each kind (26.1)", () => {
  const { subject, choices } = view("");
  const examples = subject.kind === "start" ? subject.examples : [];
  expect(examples.length).toBeGreaterThan(2);
  expect(new Set(examples.map(({ to }) => to)).size).toBe(examples.length);
  expect(choices).toContainEqual({ code: "LR-120", name: "Bateria umywalkowa wysoka Lira" });
});

test("a range that is too large is not suggested (26.1)", () => {
  const [product] = catalogue.products;
  if (!product) throw new Error("No products");
  const large = { ...catalogue, products: Array.from({ length: 301 }, () => product) };
  expect(
    fitCheckView({ kind: "start", products: [], finishes: new Map() }, { ...partners, catalogue: large })
      .choices,
  ).toEqual([]);
});
