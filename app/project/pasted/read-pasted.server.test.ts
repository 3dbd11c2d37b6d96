import fc from "fast-check";
import { describe, expect, test } from "vitest";
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

describe("codes and EANs are found (27.4)", () => {
  test.each([
    ["LR-120-CH", "LR-120-CH*1"],
    ["LR120 CH x2; 9520000000219", "LR-120-CH*2 LR-120-CM*1"],
    ["lr 120 ch 2", "LR-120-CH*2"],
    ["2 szt. LR-120-CH", "LR-120-CH*2"],
    ["2 x LR-120-CH", "LR-120-CH*2"],
    ["2xLR-120-CH", "LR-120-CH*2"],
    ["LR-120-CH ×2", "LR-120-CH*2"],
    ["LR-120-CH × 2", "LR-120-CH*2"],
    ["LR-120-CH\u00a0–\u00a03\u00a0szt.", "LR-120-CH*3"],
    ["LR-120-CH (3 szt.)", "LR-120-CH*3"],
    ["LR-120-CH, 3 szt.", "LR-120-CH*3"],
    ["LR-120-CH 1,00 x2", "LR-120-CH*2"],
    ["LR-120-CH 450,00 x 3", "LR-120-CH*3"],
    ["LR-120-CH, LR-120-CM, EP-20", "LR-120-CH*1 LR-120-CM*1 EP-20-BP*1"],
    ["LR-120-CH 2, LR-120-CM 3", "LR-120-CH*2 LR-120-CM*3"],
    ["2 LR-120-CH, 3 LR-120-CM", "LR-120-CH*2 LR-120-CM*3"],
    ["952 0000 0002 02 4", "LR-120-CH*4"],
    ["EAN: 9520000000202", "LR-120-CH*1"],
    ["Bateria umywalkowa wysoka\tLR-120-CH\t2\tszt.\t450,00", "LR-120-CH*2"],
    ["2\tLR-120-CH\tBateria umywalkowa", "LR-120-CH*2"],
    ["1\tLR-120-CH\tBateria 250 mm\t5", "LR-120-CH*5"],
    ["1\tLR-120-CH\t450,00", "LR-120-CH*1"],
    ["LR-120-CH;2,00;szt", "LR-120-CH*2"],
    ["1\tLR-120-CH\tBateria\t4,00\tszt\n2\tEP-20\tElement\t3,00\tszt", "LR-120-CH*4 EP-20-BP*3"],
    ["9520000000202\t7", "LR-120-CH*7"],
    ["LR-120-CH\r\n\r\nLR-120-CM\rEP-20", "LR-120-CH*1 LR-120-CM*1 EP-20-BP*1"],
    ["LR-120 2", "LR-120*2"],
    ["LR-999-CH 2", "LR-999-CH*2"],
    ["5901234123457 2", "5901234123457*2"],
    ["XX-999\t2", "XX-999*2"],
    ["deszczownica 250 mm LR-120-CH", "LR-120-CH*1"],
    ["LR-120-CH Bateria umywalkowa wysoka 250 mm, 2 szt.", "LR-120-CH*2"],
    ["LR-120-CH, 250 mm", "LR-120-CH*1"],
    ["DN 50 LR-120-CH 2", "LR-120-CH*2"],
    ["DN50 LR-120-CH", "LR-120-CH*1"],
    ["PN-EN 817 LR-120-CH 2", "LR-120-CH*2"],
    ["PN-EN 817 LR-120-CH", "LR-120-CH*1"],
    ["2. LR-120-CH", "LR-120-CH*1"],
    ["2. LR-120-CH 3", "LR-120-CH*3"],
    ["2 szt. LR-120-CH 450,00", "LR-120-CH*2"],
    ["LR-120-CH 1 000", "LR-120-CH*0"],
    ["1\u00a0000\tLR-120-CH", "LR-120-CH*0"],
    ["? × LR-120-CH", "LR-120-CH*0"],
    ["Czy jest LR-120-CH ?", "LR-120-CH*1"],
    ['"LR-120-CH";"2"', "LR-120-CH*2"],
    ['"Uchwyt 2""; chrom";LR-120-CH;3', "LR-120-CH*3"],
    ['"LR-120-CH 2', "LR-120-CH*2"],
  ])("%j: %s", (text, lines) => expect(found(text)).toBe(lines));

  test.each(["0", "-1", "−1", "1e9", "1.5", "1,5", "1000", "x0"])(
    "the quantity %s is left to be filled in",
    (bad) => {
      expect(found(`LR-120-CH ${bad}`)).toBe("LR-120-CH*0");
      expect(found(`LR-120-CH\t${bad}`)).toBe("LR-120-CH*0");
      expect(found(`${bad}\tLR-120-CH`)).toBe("LR-120-CH*0");
    },
  );
});

test.each([
  ["1 LR-120-CH Bateria 2\n2 LR-120-CM Bateria 3", "LR-120-CH*2 LR-120-CM*3"],
  ["LR-120-CH 3 999,00 zł 1 szt.", "LR-120-CH*1"],
  ["LR-120-CH 450,00 2", "LR-120-CH*2"],
  ["LR-120-CH 450,00 zł 2", "LR-120-CH*2"],
  ["LR-120-CH 12\u00a0345,67", "LR-120-CH*1"],
  ["LR-120-CH 2 450,00", "LR-120-CH*0"],
  ["LR-120-CH 1.000", "LR-120-CH*0"],
  ["LR-120-CH 4\nLR-120-CM 5 op.", "LR-120-CH*4 LR-120-CM*0"],
  ["LR-120-CH 2-3 szt.", "LR-120-CH*0"],
  ["LR-120-CH 450 szt. 2", "LR-120-CH*0"],
  ["LR-120-CH\tBateria\tszt\t2\t450\t\t\t\t\t\t\t", "LR-120-CH*2"],
  ["5252445767", ""],
  ["1\tLR-120-CH\n2\tLR-120-CM", "LR-120-CH*0 LR-120-CM*0"],
])("prices, positions and packs are not quantities: %j: %s (27.5)", (text, lines) =>
  expect(found(text)).toBe(lines),
);

test.each([
  ["Proszę po 2 szt.: LR-120-CH, LR-120-CM, EP-20", "LR-120-CH*2 LR-120-CM*2 EP-20-BP*2"],
  ["LR-120-CH i EP-20 po 2", "LR-120-CH*2 EP-20-BP*2"],
  ["LR-120-CH/EP-20 po 3", "LR-120-CH*3 EP-20-BP*3"],
  ["LR-120-CH po 2 szt.", "LR-120-CH*2"],
  ["1) LR-120-CH 2) LR-120-CM 3) EP-20", "LR-120-CH*1 LR-120-CM*1 EP-20-BP*1"],
  ["LR-120-CH 10szt.(5 od ręki)", "LR-120-CH*0"],
  ["tuzin LR-120-CH", "LR-120-CH*12"],
  ["jedenaście sztuk LR-120-CH", "LR-120-CH*11"],
  ["kilka sztuk LR-120-CH", "LR-120-CH*0"],
  ["LR-120-CH 1/2", "LR-120-CH*0"],
  ["LR-120-CH 2шт", "LR-120-CH*2"],
  ["LR-120-CH 2abc", "LR-120-CH*0"],
  ["LR-120-CH (2sz)", "LR-120-CH*2"],
  ["LR-120-CH szt.", "LR-120-CH*0"],
  ["LR-120-CH 2 szt., bez EP-20", "LR-120-CH*0 EP-20-BP*0"],
  ["LR-120-CH – rezygnujemy", "LR-120-CH*0"],
  ["LR-120-CH 2 szt. zamiast LR-120-CM", "LR-120-CH*0 LR-120-CM*0"],
  ["LR/120/CM 2", "LR-120-CM*2"],
])("what may change a quantity and is not read is asked about: %j: %s (27.5)", (text, lines) =>
  expect(found(text)).toBe(lines),
);

test.each([
  ["https://site.example/projekt?l=1.LR-120-CH*2._rKuchnia.EP-20-BP", "LR-120-CH*2 Kuchnia: EP-20-BP*1"],
  ["https://site.example/projekt?dodaj=LR-120-CM*3", "LR-120-CM*3"],
  ["/produkt/bateria?wykonczenie=czarny-mat", "LR-120-CM*1"],
  ["https://id.example/01/09520000000202 2 szt.", "LR-120-CH*2"],
  ["LR-120-CH*2", "LR-120-CH*2"],
  ["LR-120-CH/2", "LR-120-CH*0"],
])("addresses of the site are codes: %s", (text, lines) => expect(found(text)).toBe(lines));

describe("no other number is taken for the quantity, in any order", () => {
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

  test("of a table", () => {
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

  test("of lines", () => {
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
});

test("the notes of a table come with their lines (27.4)", () => {
  expect(linesOf("Kod;Uwaga;Ilość\nLR-120-CH;pod oknem;2")).toMatchObject([
    { note: "pod oknem", quantity: 2 },
  ]);
});

test.each([
  ["LR-120-CH\t9520000000202\t2", "LR-120-CH*2"],
  ["LR-120-CH 9520000000202", "LR-120-CH*1"],
  ["LR-120-CH · EAN 9520000000202 · Chrom", "LR-120-CH*1"],
  ["9520000000202;LR-120-CH;2", "LR-120-CH*2"],
  ["2\t9520000000202\tLR-120-CH", "LR-120-CH*2"],
  ["LR-120-CH x2; 9520000000202", "LR-120-CH*2"],
  ["LR-120\tLR-120-CM\t2", "LR-120-CM*2"],
  ["EP-20-BP\t9520000005801\tElement podtynkowy EP-20\t3", "EP-20-BP*3"],
  ["LR-999-CH\tLR-999-CH\t2", "LR-999-CH*2"],
  ["LR-120-CH 2, LR-120-CH 3", "LR-120-CH*2 LR-120-CH*3"],
  ["LR-120-CH 9520000000202 2, LR-120-CM 9520000000219 3", "LR-120-CH*2 LR-120-CM*3"],
])("codes of a row that mean the same finish are one line: %j: %s", (text, lines) => {
  expect(found(text)).toBe(lines);
});

test.each([
  ["Kod;Cena;Ilość\nLR-120-CH;450;2\nLR-120-CM;450;", "LR-120-CH*2 LR-120-CM*0"],
  ["EAN\tNazwa\tSztuk\n9520000000202\tEP-20\t2", "LR-120-CH*2"],
  ["Pokój|Symbol|Liczba\nKuchnia|LR-120-CH|2\n|LR-120-CM|1", "Kuchnia: LR-120-CH*2 LR-120-CM*1"],
  ["Ilość;Numer\n2;LR-120-CH\nLR-120-CM 3", "LR-120-CH*2 LR-120-CM*3"],
  ["Nr LR-120-CH; szt. 2", "LR-120-CH*2"],
  ["Kod;Uwagi;Ilość\nLR-120-CH;pod oknem;2\nLR-120-CM;;1", "LR-120-CH*2 LR-120-CM*1"],
])("a table's head says where codes, quantities and rooms are: %j: %s", (text, lines) => {
  expect(found(text)).toBe(lines);
});

describe("what is not read", () => {
  test("is every row without a code, as it was written; a table's head is not a row", () => {
    const text = "Kod;Ilość\n<script>alert(1)</script>\n\nLR-120-CH;2\n 12 ";
    expect(found(text)).toBe("LR-120-CH*2");
    expect(unread(text)).toEqual(["<script>alert(1)</script>", " 12 "]);
    expect(readPasted(text, catalogue).rows[0]).toMatchObject({ text: "Kod;Ilość", as: "head" });
  });

  test.each([
    ["Łazienka 1:\nLR-120-CH\nHol\nLR-130-CH 2", "Łazienka 1: LR-120-CH*1 Hol: LR-130-CH*2"],
    ["Łazienka\t\nLR-120-CH\t2\nKuchnia\t\nLR-130-CH\t3", "Łazienka: LR-120-CH*2 Kuchnia: LR-130-CH*3"],
    ["WC / parter\nLR-120-CH\nLR-130-CH", "WC / parter: LR-120-CH*1 WC / parter: LR-130-CH*1"],
    ["Apartament A\nMaster\nLR-120-CH\nLR-130-CH", "Master: LR-120-CH*1 Master: LR-130-CH*1"],
    // One row each: these are names of products.
    ["Kran czarny\nLR-120-CH\nKran chrom\nLR-130-CH", "LR-120-CH*1 LR-130-CH*1"],
    ["Dzień dobry, proszę o ofertę\nLR-120-CH\nLR-130-CH", "LR-120-CH*1 LR-130-CH*1"],
    ["Razem\nLR-120-CH\nLR-130-CH", "LR-120-CH*1 LR-130-CH*1"],
  ])("headings are rooms: %j (27.4)", (text, lines) => expect(found(text)).toBe(lines));

  test("is the end of a text that is too long", () => {
    const { rows, unread } = readPasted("LR-120-CH\t2\r\n".repeat(20_000), catalogue);
    expect(rows.length).toBeGreaterThan(400);
    expect(unread.split("\n")).toHaveLength(20_000 - rows.length);
    expect(readPasted("LR-120-CH\n".repeat(500), catalogue)).toMatchObject({ unread: "" });
    expect(readPasted(" \n".repeat(100_000), catalogue)).toMatchObject({ rows: [], unread: "" });
  });

  test("is a row that nobody has typed", () => {
    expect(found(`1${".".repeat(99_998)}y LR-120-CH\nLR-120-CM`)).toBe("LR-120-CM*1");
    expect(found(`1${".".repeat(3_000)}y LR-120-CH`)).toBe("LR-120-CH*1");
  });

  test("can be any text around codes", () => {
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
});
