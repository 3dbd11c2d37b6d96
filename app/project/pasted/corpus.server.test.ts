import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getCatalogue } from "~/range/products.server";
import { embeddedTree } from "~/range/tree.server";
import { readPasted } from "./read-pasted.server";

const folder = "tests/fixtures/pasted";
const catalogue = getCatalogue(embeddedTree());
const readJson = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8"));

/**
 * Texts from spreadsheets, shops, mails and PDFs, each with the list that it means: codes and quantities, `*?2` where 2
 * is meant but the text is unclear, so that the visitor has to fill it in; `[4]` for a row that is not added.
 */
const lists: [file: string, list: string][] = Object.entries(readJson("files"));

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
const rows: [text: string, list: string][] = readJson("rows");

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
