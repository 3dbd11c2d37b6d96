import fc from "fast-check";
import { expect, test } from "vitest";
import { csv, withoutApostrophe } from "./csv";

type Cells = Parameters<typeof csv>[0][number];
const fieldsOf = (cells: Cells) => csv([cells]).slice(1, -2);

test("a table is what Polish Excel opens: marked as UTF-8, with semicolons and ends of lines", () => {
  const rows = [["Nazwa", "Masa"] as const, ["Łącznik", 1.4] as const];
  expect(csv(rows)).toBe("\ufeffNazwa;Masa\r\nŁącznik;1,4\r\n");
});

test.each<[string, Cells, string]>([
  [
    "an empty cell is empty, a day is written as everywhere",
    ["a", null, new Date("2026-11-22")],
    "a;;2026-11-22",
  ],
  ["a link is its URL", [{ text: "JPG", to: "https://a.example/a.jpg" }], "https://a.example/a.jpg"],
  ["no text has the spaces of pages", ["25\u00a0mm, 1–\u20602", "\u2060=1"], "25 mm, 1–2;'=1"],
  ["what would end a cell is quoted", ['„a” "b"; c', "dwa\nwiersze"], '"„a” ""b""; c";"dwa\nwiersze"'],
])("%s", (_, cells, fields) => expect(fieldsOf(cells)).toBe(fields));

test.each(["=1+1", "+48 600", "-5", "@SUM(A1)", "\t=1", '=HYPERLINK("http://zly.example";"tu")'])(
  "%j stays a text",
  (text) => expect(fieldsOf([text])).toMatch(/^"?'/),
);

test.each(["=1+1", "+48", "-5", "@a", "'=1+1", "''-5", "'a'", "'"])("%j is read as it was written", (text) =>
  expect(withoutApostrophe(fieldsOf([text]))).toBe(text),
);

test("no text adds a cell or a line", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (texts) => {
      const bare = fieldsOf(texts).replaceAll(/"(?:[^"]|"")*"/g, "");
      expect(bare.split(";")).toHaveLength(texts.length);
      expect(bare).not.toMatch(/[\r\n]/);
    }),
  );
});
