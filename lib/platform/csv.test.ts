import fc from "fast-check";
import { expect, test } from "vitest";
import { csv } from "./csv";

const fieldsOf = (cells: Parameters<typeof csv>[0][number]) => csv([cells]).slice(1, -2);

test("a table is what Polish Excel opens: marked as UTF-8, with semicolons and ends of lines", () => {
  expect(
    csv([
      ["Nazwa", "Masa"],
      ["Łącznik", 1.4],
    ]),
  ).toBe("\ufeffNazwa;Masa\r\nŁącznik;1,4\r\n");
});

test("an empty cell is empty, a day is written as everywhere", () => {
  expect(fieldsOf(["a", null, new Date("2026-11-22")])).toBe("a;;2026-11-22");
});

test("a link is its URL", () => {
  expect(fieldsOf([{ text: "JPG", to: "https://a.example/a.jpg" }])).toBe("https://a.example/a.jpg");
});

test("a text is searched for as it is typed, without the spaces of pages", () => {
  expect(fieldsOf(["Regulator 25\u00a0mm, 1–\u20602", "\u2060=1"])).toBe("Regulator 25 mm, 1–2;'=1");
});

test("what would end a cell is quoted", () => {
  expect(fieldsOf(['2 × G 1/2; „a” "b"', "dwa\nwiersze"])).toBe('"2 × G 1/2; „a” ""b""";"dwa\nwiersze"');
});

test.each(["=1+1", "+48 600", "-5", "@SUM(A1)", "\t=1", '=HYPERLINK("http://zly.example";"tu")'])(
  "%j stays a text",
  (text) => expect(fieldsOf([text])).toMatch(/^"?'/),
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
