import { expect, test } from "vitest";
import { parseContent } from "~/content/files.server";
import * as paths from "~/paths";
import { parseDrawing } from "./parse-drawing";
import { sparePartsSchema } from "./schema.server";
import { sparePartSymbols } from "./symbols";

const { data } = parseContent(
  "spare-parts.yaml",
  `kinds:
  - { id: zawór, label: Zawory, noun: Zawór, drawing: M5 25h9 }
spareParts:
  - { code: CZ-1001, name: Zawór, kind: zawór }
  - { code: CZ-1902-CH, name: Kubek, kind: zawór }
  - { code: CZ-2003, name: Szpilka, kind: zawór }`,
  sparePartsSchema,
);

const drawing = (width: number, height: number) => [
  parseDrawing(`<svg viewBox="0 0 ${width} ${height}"><title>widok</title><path d="M0 0h9"/></svg>`),
];

test("a small drawing is square, a long one turned; without a drawing it is that of the kind (16.21, 25.20)", () => {
  const symbols = sparePartSymbols(
    data,
    new Map([
      ["CZ-1902-CH", drawing(50, 100)],
      ["CZ-2003", drawing(10, 90)],
    ]),
  );
  const [kind, cup] = symbols.get("/builds/icons/czesci-CZ-1.svg")?.split("</symbol>") ?? [];
  const stud = symbols.get("/builds/icons/czesci-CZ-2.svg");
  expect(kind).toMatch(/<symbol id="CZ-1001" viewBox="0 0 48 48".* d="M5 25h9"/);
  expect(cup).toMatch(/<symbol id="CZ-1902-CH" viewBox="-31 -6 112 112".*"non-scaling-stroke" d="M0 0h9"/);
  expect(cup).not.toContain("rotate");
  expect(stud).toContain('<g transform="rotate(45 5 45)">');
});

test("small drawings are in a file for each thousand numbers, also of parts with a suffix or two prefixes (2.14)", () => {
  const fileOf = (code: string) => paths.sparePartSymbol(code).split(/czesci-|\.svg/)[1];
  const codes = ["CZ-1025", "CZ-1902-CH", "Z-A-1025", "12-345-678", "CZ-12"];
  expect(codes.map(fileOf)).toEqual(["CZ-1", "CZ-1", "Z-A-1", "12-345-", "CZ-12"]);
});
