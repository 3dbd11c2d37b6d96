import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/product-samples";
import { readPasted } from "./pasted";

const catalogue = sampleCatalogue([
  sampleProduct({
    slug: "bateria",
    code: "LR-120",
    finishes: [
      { ...sampleFinish("chrom", "LR-120-CH"), gtin: "9520000000202" },
      { ...sampleFinish("czarny-mat", "LR-120-CM"), gtin: "9520000000219" },
    ],
  }),
  sampleProduct({
    slug: "element",
    code: "EP-20",
    finishes: [{ ...sampleFinish("chrom", "EP-20-BP"), gtin: "9520000005801" }],
  }),
]);

const found = (text: string) =>
  readPasted(text, catalogue)
    .lines.map(({ code, quantity }) => `${code}*${quantity}`)
    .join(" ");

describe("codes and EANs are found", () => {
  test.each([
    ["LR-120-CH", "LR-120-CH*1"],
    ["LR120 CH x2; 9520000000202", "LR-120-CH*2 LR-120-CH*1"],
    ["lr 120 ch 2", "LR-120-CH*2"],
    ["2 szt. LR-120-CH", "LR-120-CH*2"],
    ["2 x LR-120-CH", "LR-120-CH*2"],
    ["2xLR-120-CH", "LR-120-CH*2"],
    ["LR-120-CH ×2", "LR-120-CH*2"],
    ["LR-120-CH × 2", "LR-120-CH*2"],
    ["LR-120-CH\u00a0–\u00a03\u00a0szt.", "LR-120-CH*3"],
    ["LR-120-CH (3 szt.)", "LR-120-CH*3"],
    ["LR-120-CH, 3 szt.", "LR-120-CH*3"],
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
    ["9520000000202\t7", "LR-120-CH*7"],
    ["LR-120-CH\r\n\r\nLR-120-CM\rEP-20", "LR-120-CH*1 LR-120-CM*1 EP-20-BP*1"],
    ["LR-120 2", "LR-120*2"],
    ["LR-999-CH 2", "LR-999-CH*2"],
    ["5901234123457 2", "5901234123457*2"],
    ["deszczownica 250 mm LR-120-CH", "LR-120-CH*1"],
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

describe("what is not read", () => {
  test("is every line without a code, as it was written", () => {
    const { lines, unread } = readPasted(
      "Kod;Ilość\n<script>alert(1)</script>\n\nLR-120-CH;2\n 12 ",
      catalogue,
    );
    expect(lines).toEqual([{ code: "LR-120-CH", quantity: 2 }]);
    expect(unread).toEqual(["Kod;Ilość", "<script>alert(1)</script>", "12"]);
  });

  test("is counted where the text is too long", () => {
    const { lines, notRead } = readPasted("LR-120-CH\t2\r\n".repeat(20_000), catalogue);
    expect(lines.length).toBeGreaterThan(5_000);
    expect(lines.length + notRead).toBe(20_001);
    expect(readPasted("LR-120-CH\n".repeat(10_000).trim(), catalogue)).toMatchObject({
      notRead: 0,
      unread: [],
    });
  });

  test("never costs more than a moment", () => {
    const start = performance.now();
    for (const text of ["LR ", "1 ", "a,", ";", "LR-120-CH ", "x", "-._/", "1.", "(((", "lr120-"])
      readPasted(text.repeat(100_000), catalogue);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  test("can be any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        for (const { code, quantity } of readPasted(text, catalogue).lines) {
          expect(code).toMatch(/^[A-Z0-9-]{1,24}$/);
          expect(quantity).toBeLessThan(1_000);
        }
      }),
    );
  });
});
