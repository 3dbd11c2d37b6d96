import { expect, test } from "vitest";
import { issueLine, issuesOf, parseContent } from "~/content/files.server";
import { sparePartsSchema } from "./schema.server";

const parseText = (text: string) => parseContent("spare-parts.yaml", text, sparePartsSchema);

/** The kinds that the tests name. */
const kinds = ["regulator", "aerator", "uszczelka", "odpływ", "mocowanie"]
  .map((id) => `{ id: ${id}, label: A, noun: B, drawing: M21 5h6z }`)
  .join(", ");
const written = (lines: string[]) =>
  ["spareParts:", ...lines.map((line) => `  - { ${line} }`), `kinds: [${kinds}]`].join("\n");
const parse = (...lines: string[]) => parseText(written(lines));
const issuesIn = (text: string) => issuesOf(() => parseText(text)).map(issueLine);
const issues = (...lines: string[]) => issuesIn(written(lines));

const cartridge = "code: CZ-1025, name: Regulator 25 mm, kind: regulator";
const aerator = "code: CZ-1124, name: Aerator, kind: aerator";

test("a part needs a number, a name and a kind", () => {
  expect(parse(cartridge).data.spareParts).toEqual([
    {
      code: "CZ-1025",
      name: "Regulator 25\u00a0mm",
      kind: "regulator",
      gtin: null,
      weightKg: null,
      shape: null,
      measures: {},
      picture: null,
      replaces: [],
    },
  ]);
});

const ean = 'gtin: "9520001010255"';

test.each([
  ["code: 1025, name: A, kind: regulator", 2, "code: ma być tekstem (liczbę zapisz w cudzysłowie)"],
  [
    "code: CZ-1, name: Regulator, kind: kran",
    2,
    "kind: nie ma rodzaju „kran”; są: regulator, aerator, uszczelka, odpływ, mocowanie",
  ],
  [`${cartridge}, gtin: "9520001010256"`, 2, "gtin: wymagany EAN: 13 cyfr ze zgodną cyfrą kontrolną"],
  [cartridge.replace("25 mm", "26 mm"), 3, "code: „CZ-1025” występuje drugi raz"],
  [`${aerator}, ${ean}`, 3, "gtin: EAN „9520001010255” występuje drugi raz"],
])("a part with %s, in line %i: %s (25.20)", (line, at, reason) =>
  expect(issues(...(at === 3 ? [`${cartridge}, ${ean}`, line] : [line]))).toEqual([
    `content/spare-parts.yaml:${at} – spareParts.${reason}`,
  ]),
);

test.each([
  ["M21 5h6z", "id: Zawór", "kinds.id: wymagane słowo małymi literami, np. regulator"],
  ["url(#a)", "id: zawór", "kinds.drawing: wymagana ścieżka SVG, np. M4 4h40v40H4z: litery poleceń i liczby"],
])("a kind with the drawing „%s” and %s is an issue (25.20)", (drawing, id, reason) => {
  const kind = `kinds: [{ ${id}, label: Zawory, noun: Zawór, drawing: "${drawing}" }]`;
  expect(issuesIn(`${kind}\nspareParts: []`)).toEqual([`content/spare-parts.yaml:1 – ${reason}`]);
});

test("two kinds cannot have one value in URLs (25.20)", () => {
  const kind = (id: string) => `  - { id: ${id}, label: A, noun: B, drawing: M1 1h1 }`;
  expect(issuesIn(["kinds:", kind("wąż"), kind("waz"), "spareParts: []"].join("\n"))).toEqual([
    "content/spare-parts.yaml:3 – kinds.id: w adresach to samo co „wąż”",
  ]);
});

test.each([
  ["itself", [`${cartridge}, replaces: [CZ-1025]`], 2, "CZ-1025"],
  ["a part of today, in another spelling", [`${cartridge}, replaces: [CZ-11-24]`, aerator], 2, "CZ-11-24"],
  ["what another replaces", [`${cartridge}, replaces: [CZ-1]`, `${aerator}, replaces: [CZ-1]`], 3, "CZ-1"],
])("a part cannot replace %s, so that there are no cycles", (_, lines, line, code) =>
  expect(issues(...lines)).toEqual([
    `content/spare-parts.yaml:${line} – spareParts.replaces: numer „${code}” ma już ta lub inna część`,
  ]),
);

test("a part has exactly the measures of its shape", () => {
  const cup = "code: CZ-2502, name: Kubek, kind: odpływ";
  expect(issues(`${cup}, shape: kubek, measures: { diameter: 72, height: 112.5 }`)).toEqual([]);
  expect(issues(`${cup}, shape: kubek, measures: { diameter: 72, width: 60 }`)).toEqual([
    "content/spare-parts.yaml:2 – spareParts.measures.height: kształt „kubek” wymaga tego wymiaru",
    "content/spare-parts.yaml:2 – spareParts.measures.width: kształt „kubek” nie ma tego wymiaru",
  ]);
  expect(issues(`${cup}, measures: { diameter: 72 }`)).toEqual([
    "content/spare-parts.yaml:2 – spareParts.measures.diameter: podaj też kształt",
  ]);
});

test("a thread is written as the trade writes it", () => {
  const stud = (thread: string) =>
    `code: CZ-1, name: Szpilka, kind: mocowanie, shape: szpilka, measures: { thread: "${thread}", length: 90 }`;
  for (const thread of ["M18,5×1", "M34×1,5", "M10", "G 1/2", "G 1 1/4", "G 2"])
    expect(issues(stud(thread))).toEqual([]);
  for (const thread of ["24", "M24x1", "G1/2", "G 5/7", "M", "G 1 3/4"])
    expect(issues(stud(thread))).toEqual([
      "content/spare-parts.yaml:2 – spareParts.measures.thread: wymagany gwint, np. M24×1 albo G 1/2",
    ]);
});

test("a shape is replaced in one way", () => {
  const way = "  - { shapes: [kubek, pierścień], steps: [Odkręć., Przykręć.] }";
  const again = "  - { shapes: [pierścień], steps: [Wyjmij., Włóż.] }";
  expect(issuesIn(["spareParts: []", "kinds: []", "replacements:", way, again].join("\n"))).toEqual([
    "content/spare-parts.yaml:5 – replacements.shapes: kształt „pierścień” jest już opisany",
  ]);
});
