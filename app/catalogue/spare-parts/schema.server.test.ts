import { expect, test } from "vitest";
import { issueLine, parseContent } from "~/content/files.server";
import { sparePartsSchema } from "./schema.server";

const parse = (...lines: string[]) =>
  parseContent(
    "spare-parts.yaml",
    ["spareParts:", ...lines.map((line) => `  - { ${line} }`)].join("\n"),
    sparePartsSchema,
  );

function issues(...lines: string[]): string[] {
  try {
    parse(...lines);
    return [];
  } catch (error) {
    return (error as { issues: Parameters<typeof issueLine>[0][] }).issues.map(issueLine);
  }
}

const cartridge = "code: CZ-1025, name: Regulator 25 mm, kind: regulator";

test("a part needs a number, a name and a kind", () => {
  expect(parse(cartridge).data.spareParts).toEqual([
    { code: "CZ-1025", name: "Regulator 25\u00a0mm", kind: "regulator", picture: null, replaces: [] },
  ]);
  expect(issues("code: 1025, name: Regulator, kind: kran")).toEqual([
    "content/spare-parts.yaml:2 – spareParts.code: ma być tekstem (liczbę zapisz w cudzysłowie)",
    expect.stringContaining("content/spare-parts.yaml:2 – spareParts.kind: dozwolone: regulator, aerator"),
  ]);
});

test.each([
  ["itself", [`${cartridge}, replaces: [CZ-1025]`], 2, "CZ-1025"],
  [
    "a part of today",
    [`${cartridge}, replaces: [CZ-1124]`, "code: CZ-1124, name: Aerator, kind: aerator"],
    2,
    "CZ-1124",
  ],
  [
    "what another part replaces too",
    [`${cartridge}, replaces: [CZ-1]`, "code: CZ-1124, name: Aerator, kind: aerator, replaces: [CZ-1]"],
    3,
    "CZ-1",
  ],
])("a part cannot replace %s, so nothing leads in a circle", (_, lines, line, code) => {
  expect(issues(...lines)).toEqual([
    `content/spare-parts.yaml:${line} – spareParts.replaces: numer „${code}” ma już ta lub inna część`,
  ]);
});

test("a number is given once", () => {
  expect(issues(cartridge, cartridge)).toEqual([
    "content/spare-parts.yaml:3 – spareParts.code: „CZ-1025” występuje drugi raz",
  ]);
});
