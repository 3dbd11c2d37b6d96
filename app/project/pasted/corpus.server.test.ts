import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getCatalogue } from "~/range/products.server";
import { embeddedTree } from "~/range/tree.server";
import { readPasted } from "./read-pasted.server";

/**
 * Texts from spreadsheets, shops, mails and PDFs, each with the list that it means: codes and quantities, `*?2` where 2
 * is meant but the text is unclear, so that the visitor has to fill it in; `[4]` for a row that is not added.
 */
const lists: [file: string, list: string][] = [
  ["excel-index-ean", "LR-120-CH*12 LR-130-CH*2 LR-320-CH*3"],
  ["excel-prices-total", "LR-120-CH*12 LR-130-CH*2 LR-320-CH*3 [5]"],
  ["excel-without-head", "LR-120-CH*12 LR-130-CH*2 LR-320-CH*3"],
  ["excel-positions-without-head", "LR-120-CH*12 LR-130-CH*2 LR-320-CH*3"],
  ["excel-merged-heads", "LR-120-CH*12 LR-130-CH*2"],
  ["excel-line-break-in-cell", "LR-120-CH*12 LR-130-CH*2"],
  ["excel-empty-lines", "LR-120-CH*12 LR-130-CH*2 [1]"],
  ["excel-rooms", "Łazienka 1:LR-120-CH*12 Kuchnia:LR-130-CH*2"],
  ["excel-csv-windows-1250-as-1252", "LR-120-CH*12 LR-130-CH*2"],
  ["excel-csv-utf8-as-1250", "LR-120-CH*12 LR-130-CH*2"],
  ["excel-csv-lost-letters", "LR-120-CH*12 LR-130-CH*2"],
  ["excel-csv-bom-sep", "LR-120-CH*12 LR-130-CH*2"],
  ["excel-csv-text-eans", "LR-120-CH*12 LR-130-CH*2"],
  ["google-csv", "LR-120-CH*12 LR-130-CH*2"],
  ["google-csv-without-head", "LR-120-CH*12 LR-130-CH*2"],
  ["google-cells", "LR-120-CH*12 LR-130-CH*2 LR-320-CH*?1"],
  ["google-currency", "LR-120-CH*12 LR-130-CH*2"],
  ["libreoffice-csv-quoted", "LR-120-CH*12 LR-130-CH*2"],
  ["libreoffice-decimals", "LR-120-CH*12 LR-130-CH*2"],
  ["libreoffice-pipes", "LR-120-CH*12 LR-130-CH*2"],
  ["numbers-csv", "LR-120-CH*12 LR-130-CH*2"],
  ["numbers-cells", "LR-120-CH*12 LR-130-CH*2 [1]"],
  ["erp-three-decimals", "LR-120-CH*?12 LR-130-CH*?2"],
  ["erp-unit-column", "LR-120-CH*12 LR-130-CH*2"],
  ["erp-packs-and-stock", "LR-120-CH*12 LR-130-CH*2"],
  ["erp-two-quantities", "LR-120-CH*?12 LR-130-CH*?2"],
  ["erp-positions-by-ten", "LR-120-CH*12 LR-130-CH*2 LR-320-CH*3"],
  ["wholesaler-own-codes", "LR-120-CH*12 LR-130-CH*2"],
  ["wholesaler-unknown-goods", "LR-120-CH*12 LR-130-CH*2 [3]"],
  ["wholesaler-invoice-number", "LR-120-CH*12 LR-130-CH*2 [1]"],
  ["wholesaler-sections", "Łazienka dolna:LR-120-CH*12 Łazienka górna:LR-130-CH*2"],
  ["wholesaler-code-within-name", "LR-120-CH*12 LR-130-CH*2"],
  ["wholesaler-comma-moves-cells", "LR-120-CH*?12 LR-130-CH*2"],
  ["shop-basket", "LR-120-CH*12 LR-130-CH*2 [3] [6]"],
  ["email-sentences", "LR-120-CH*12 LR-130-CH*2 [1] [3] [7] [8] [9]"],
  ["email-quoted", "LR-120-CH*12 LR-130-CH*2 LR-320-CH*3"],
  ["email-one-sentence", "LR-120-CH*12 LR-130-CH*2"],
  ["email-table", "LR-120-CH*12 LR-130-CH*2 [1] [6]"],
  ["email-soft-hyphens", "LR-120-CH*12 LR-130-CH*2"],
  ["email-prices", "LR-120-CH*12 LR-130-CH*2 LR-320-CH*3"],
  ["email-words", "LR-120-CH*12 LR-130-CH*2 LR-320-CH*3"],
  ["email-english", "LR-120-CH*12 LR-130-CH*2 LR-320-CH*3"],
  ["email-rooms-in-text", "LR-120-CH*12 LR-130-CH*2 LR-320-CH*3"],
  ["email-addresses", "LR-120-CH*12 LR-130-CH*2 LR-320-CH*3"],
  ["pdf-positions", "LR-120-CH*12 LR-130-CH*2 LR-320-CH*3"],
  ["pdf-invoice", "LR-120-CH*12 LR-130-CH*2 [3]"],
  ["pdf-quantity-and-price", "LR-120-CH*12 LR-130-CH*2"],
  ["pdf-columns-below", "LR-120-CH*?12 LR-130-CH*?2 [2] [3] [4] [6] [7] [8]"],
  ["scanner", "LR-120-CH*1 LR-130-CH*1 LR-320-CH*1 LR-120-CH*1"],
  ["markdown-table", "LR-120-CH*12 LR-130-CH*2"],
];
const folder = "tests/fixtures/pasted";
const catalogue = getCatalogue(embeddedTree());

test.each(lists)("%s: %s (27.4, 27.5)", (file, list) => {
  const { rows } = readPasted(readFileSync(`${folder}/${file}.txt`, "utf8"), catalogue);
  const lines = rows.flatMap(({ lines }) =>
    lines.map(({ code, quantity, room }) => `${room ? `${room}:` : ""}${code}*${quantity}`),
  );
  const unread = rows.flatMap(({ number, lines, as = "aside" }) =>
    lines.length === 0 && as === "aside" ? `[${number}]` : [],
  );
  expect([...lines, ...unread].join(" ")).toBe(list.replace(/\?\d+/g, "0"));
});

test("every text of the corpus is read", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  expect(files.toSorted()).toEqual(lists.map(([file]) => `${file}.txt`).toSorted());
});

/** Rows as people write them, each with the list that it means, or `?` where a person would ask, too. */
const rows: [text: string, list: string][] = JSON.parse(readFileSync(`${folder}/rows.json`, "utf8"));

/** How a text is read: as it is meant, or with a question, or else wrong in silence. */
function verdictOn(text: string, list: string): "right" | "asked" | "wrong" {
  const { rows } = readPasted(text, catalogue);
  const lines = rows.flatMap(({ lines }) => lines);
  const isOpen = rows.some(({ lines, as }) => lines.length === 0 && (!as || as === "sum"));
  const read = lines
    .map(({ code, quantity, room }) => `${room ? `${room}:` : ""}${code}*${quantity}`)
    .join(" ");
  if (isOpen || lines.some(({ quantity, code }) => quantity === 0 || !catalogue.byCode(code))) return "asked";
  return read === list ? "right" : "wrong";
}

test.each(rows)("%j is not read wrong in silence: %s (27.5)", (text, list) => {
  expect(verdictOn(text, list)).not.toBe("wrong");
});

test("of the rows that mean one list, at most a fifth are asked about", () => {
  const meant = rows.filter(([, list]) => list !== "?");
  const asked = meant.filter(([text, list]) => verdictOn(text, list) === "asked");
  expect(asked.slice(Math.floor(meant.length / 5))).toEqual([]);
});
