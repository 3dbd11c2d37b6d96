import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { readPasted } from "./read-pasted.server";

const catalogue = sampleCatalogue([
  sampleProduct({
    slug: "bateria",
    code: "LR-120",
    finishes: [
      sampleFinish("chrom", "LR-120-CH", "9520000000202"),
      sampleFinish("czarny-mat", "LR-120-CM", "9520000000219"),
    ],
  }),
  sampleProduct({
    slug: "element",
    code: "EP-20",
    finishes: [sampleFinish("chrom", "EP-20-BP", "9520000005801")],
  }),
]);

const linesOf = (text: string) => readPasted(text, catalogue).rows.flatMap(({ lines }) => lines);
const found = (text: string) =>
  linesOf(text)
    .map(({ code, quantity, room }) => `${room ? `${room}: ` : ""}${code}*${quantity}`)
    .join(" ");
const unread = (text: string) =>
  readPasted(text, catalogue)
    .rows.filter(({ lines, as = "aside" }) => lines.length === 0 && as === "aside")
    .map(({ text }) => text);

/** Texts, each with the lines that it means; `*0` is a quantity that the visitor is asked for. */
const meant: Record<string, [text: string, lines: string][]> = JSON.parse(
  readFileSync("tests/fixtures/pasted/lines.json", "utf8"),
);

test.each(Object.entries(meant))("%s (27.4, 27.5)", (_, rows) =>
  expect(rows.map(([text]) => [text, found(text)])).toEqual(rows),
);

test.each(["0", "-1", "−1", "1e9", "1.5", "1,5", "1000", "x0"])(
  "the quantity %s is left to be filled in",
  (bad) => {
    for (const text of [`LR-120-CH ${bad}`, `LR-120-CH\t${bad}`, `${bad}\tLR-120-CH`])
      expect(found(text), text).toBe("LR-120-CH*0");
  },
);

const codes = ["LR-120-CH", "LR-120-CM", "EP-20-BP"];
const anyPrice = fc.integer({ min: 100, max: 2_000_000 });
const anyRow = fc.record({ count: fc.integer({ min: 1, max: 999 }), price: anyPrice });
const anyRows = fc.array(anyRow, { minLength: 2, maxLength: 3 });
const written = (hundredths: number) => (hundredths / 100).toFixed(2).replace(".", ",");
const quantities = (text: string) => linesOf(text).map(({ quantity }) => quantity);
const isRightOrAsked = (text: string, rows: readonly { count: number }[]) => {
  const read = quantities(text);
  expect(read).toHaveLength(rows.length);
  for (const [at, { count }] of rows.entries()) expect([0, count], text).toContain(read[at]);
};

test("no other number is taken for the quantity, in any order of the columns of a table", () => {
  const columns = ["Lp.", "Kod", "Nazwa", "Cena", "VAT", "Wartość", "Ilość"];
  const anyTable = fc.record({
    rows: anyRows,
    order: fc.shuffledSubarray(columns, { minLength: columns.length }),
    hasHead: fc.boolean(),
    delimiter: fc.constantFrom("\t", ";", "|"),
  });
  fc.assert(
    fc.property(anyTable, ({ rows, order, hasHead, delimiter }) => {
      const cells = rows.map(({ count, price }, at) => ({
        "Lp.": `${at + 1}`,
        Kod: codes[at],
        Nazwa: "Bateria",
        Cena: written(price),
        VAT: "23%",
        Wartość: written(price * count),
        Ilość: `${count}`,
      }));
      const body = cells.map((row) => order.map((name) => row[name as keyof typeof row]).join(delimiter));
      const text = [...(hasHead ? [order.join(delimiter)] : []), ...body].join("\n");
      isRightOrAsked(text, rows);
      if (hasHead) expect(quantities(text)).toEqual(rows.map(({ count }) => count));
    }),
  );
});

test("no other number is taken for the quantity, in any order of words in lines", () => {
  const orders = ["# szt. €", "x# €", "szt. # €", "€ # szt.", "€ x#", "€ szt. #"];
  const anyOrder = fc.constantFrom(...orders);
  const anyCurrency = fc.constantFrom(" zł", " PLN", "");
  fc.assert(
    fc.property(anyRows, anyOrder, anyCurrency, (rows, order, currency) => {
      const lines = rows.map(({ count, price }, at) => {
        const parts = order.replace("#", `${count}`).replace("€", `${written(price)}${currency}`);
        return `${at + 1}. ${codes[at]} Bateria ${parts}`;
      });
      isRightOrAsked(lines.join("\n"), rows);
    }),
  );
});

test("the notes of a table come with their lines (27.4)", () => {
  expect(linesOf("Kod;Uwaga;Ilość\nLR-120-CH;pod oknem;2")).toMatchObject([
    { note: "pod oknem", quantity: 2 },
  ]);
});

test("what is not read is every row without a code, as it was written; a table's head is not a row", () => {
  const text = "Kod;Ilość\n<script>alert(1)</script>\n\nLR-120-CH;2\n 12 ";
  expect(found(text)).toBe("LR-120-CH*2");
  expect(unread(text)).toEqual(["<script>alert(1)</script>", " 12 "]);
  expect(readPasted(text, catalogue).rows[0]).toMatchObject({ text: "Kod;Ilość", as: "head" });
});

test("what is not read is the end of a text that is too long", () => {
  const { rows, unread } = readPasted("LR-120-CH\t2\r\n".repeat(20_000), catalogue);
  expect(rows.length).toBeGreaterThan(400);
  expect(unread.split("\n")).toHaveLength(20_000 - rows.length);
  expect(readPasted("LR-120-CH\n".repeat(500), catalogue)).toMatchObject({ unread: "" });
  expect(readPasted(" \n".repeat(100_000), catalogue)).toMatchObject({ rows: [], unread: "" });
});

test("what is not read is a row that nobody has typed", () => {
  expect(found(`1${".".repeat(99_998)}y LR-120-CH\nLR-120-CM`)).toBe("LR-120-CM*1");
  expect(found(`1${".".repeat(3_000)}y LR-120-CH`)).toBe("LR-120-CH*0");
});

test("any text may stand around codes", () => {
  const known = ["LR-120-CH", "9520000000219", "LR-999-XX", "2 szt.", "x3", "1 000", "\t", ";", '"', "\n"];
  const piece = fc.oneof(fc.string({ unit: "binary", maxLength: 20 }), fc.constantFrom(...known));
  const withCode = fc.array(piece, { maxLength: 20 }).map((pieces) => `${pieces.join(" ")}\nLR-120-CM`);
  fc.assert(
    fc.property(withCode, (text) => {
      const lines = linesOf(text);
      expect(lines.length).toBeGreaterThan(0);
      for (const { code, quantity } of lines) {
        expect(code).toMatch(/^[A-Z0-9-]{1,24}$/);
        expect(quantity).toBeGreaterThanOrEqual(0);
        expect(quantity).toBeLessThan(1_000);
      }
    }),
  );
});
