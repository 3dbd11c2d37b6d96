import { expect, test } from "vitest";
import { issueLine, issuesOf, parseContent } from "~/content/files.server";
import { lampKinds } from "../../../../tests/support/samples/lamp-samples";
import { sampleProductFile } from "../../../../tests/support/samples/product-samples";
import { kindsSchema } from "./kinds.server";
import { productSchemaOf } from "./schema.server";

/** Returns what is wrong with a kinds file that has these lines besides the obligatory ones. */
function issues(...lines: string[]): string[] {
  const yaml = ["kinds: []", "drinkingWater: { categories: [] }", ...lines].join("\n");
  return issuesOf(() => parseContent("kinds.yaml", yaml, kindsSchema)).map(issueLine);
}

const values = "values: [{ id: socket, label: Oprawka }, { id: mass, label: Masa, unit: kg }]";

test("kinds.yaml may define nothing: then products have their overall size, which it may name and place (25.15)", () => {
  const labelsOf = (measures: { id: string; label: string }[]) =>
    kindsSchema
      .parse({ kinds: [], measures, drinkingWater: { categories: [] } })
      .measures.map(({ label }) => label);
  expect(labelsOf([])).toEqual(["Szerokość", "Głębokość", "Wysokość"]);
  const named = [
    { id: "cable", label: "Przewód" },
    { id: "height", label: "Wysokość z kablem" },
  ];
  expect(labelsOf(named)).toEqual(["Szerokość", "Głębokość", "Przewód", "Wysokość z kablem"]);
});

test.each([
  ["an id twice", "{ id: mass, label: Masa }, { id: mass, label: Waga }", "„mass” występuje drugi raz"],
  ["an id of a measure too", "{ id: width, label: Szerokość }", "„width” jest już wymiarem"],
  ["an id that every object has", "{ id: constructor, label: Konstruktor }", "ta nazwa jest zajęta"],
])("kinds.yaml with %s is an issue with its line (25.15)", (_, given, reason) =>
  expect(issues(`values: [${given}]`)).toEqual([`content/kinds.yaml:3 – values.id: ${reason}`]),
);

test("kinds.yaml with a unit that BIM files cannot have, or one address for two ways of mounting, is an issue (25.15)", () => {
  expect(issues("values: [{ id: mass, label: Masa, unit: t }]")).toEqual([
    "content/kinds.yaml:3 – values.unit: dozwolone: mm, kg, l, ml, l/min, bar, °C, K, °, W, lm, szt.",
  ]);
  expect(issues("mountings: [{ value: do zabudowy, label: A }, { value: do-zabudowy, label: B }]")).toEqual([
    "content/kinds.yaml:3 – mountings.value: „do-zabudowy” występuje drugi raz",
  ]);
});

test("kinds.yaml with two facets of one parameter is an issue (25.17)", () => {
  const facet = "facet: { parameter: przewod, order: 1 }";
  expect(issues(`measures: [{ id: a, label: A, ${facet} },`, `  { id: b, label: B, ${facet} }]`)).toEqual([
    "content/kinds.yaml:4 – measures.facet.parameter: filtr „przewod” występuje drugi raz",
  ]);
});

test.each([
  ["to nothing", "flow: x", "roles.flow: w polu values nie ma „x”"],
  ["to a text", "weight: socket", "roles.weight: wymagana liczba w kg, a „socket” jest tekstem"],
  ["to another unit", "flow: mass", "roles.flow: wymagana liczba w l/min, a „mass” ma jednostkę kg"],
  ["to no list of measures", "headWidth: [width, x]", "roles.headWidth: w polu measures nie ma „x”"],
  ["to no row", "requiredProduct: [socket, x]", "roles.requiredProduct: w polu values nie ma „x”"],
  ["from an unknown name", "glow: mass", "roles.glow: nieznane pole (może literówka?)"],
])("kinds.yaml whose role leads %s is an issue with its line (25.16)", (_, role, reason) =>
  expect(issues(values, "roles:", `  ${role}`)).toEqual([`content/kinds.yaml:5 – ${reason}`]),
);

test("kinds.yaml whose kind names an unknown measure is an issue (25.13)", () => {
  const yaml = [
    "kinds:",
    "  - { label: Lampa, categories: [1], measures: [{ measure: x, label: A }] }",
    "drinkingWater: { categories: [] }",
  ].join("\n");
  expect(issuesOf(() => parseContent("kinds.yaml", yaml, kindsSchema)).map(issueLine)).toEqual([
    "content/kinds.yaml:2 – kinds.measures.measure: w polu measures nie ma „x”",
  ]);
});

test("a key that kinds.yaml does not have is an issue with file and line that names similar ones (25.15)", () => {
  const file = sampleProductFile({
    mounting: "ścienna",
    measures: { width: 1, depth: 1, height: 1, cablelenght: 5 },
    technical: { power: 5 },
  });
  const text = JSON.stringify(file, null, 1);
  const lineOf = (key: string) => text.split("\n").findIndex((line) => line.includes(`"${key}"`)) + 1;
  const found = issuesOf(() => parseContent("products/a.yaml", text, productSchemaOf(lampKinds)));
  expect(found.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    `${lineOf("mounting")} mounting: dozwolone: sufitowa`,
    `${lineOf("cablelenght")} measures.cablelenght: kinds.yaml nie ma takiego wymiaru; podobne: cableLength`,
    `${lineOf("power")} technical.power: kinds.yaml nie ma takiej danej`,
  ]);
});
