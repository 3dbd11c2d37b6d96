import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getCatalogue } from "~/range/products.server";
import { embeddedTree } from "~/range/tree.server";
import { readPasted } from "./read-pasted.server";
import { isQuestion, type PastedRow } from "./read-row";

const folder = "tests/fixtures/pasted";
const catalogue = getCatalogue(embeddedTree());
const readJson = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8"));

/**
 * Texts from spreadsheets, shops, mails and PDFs, each with the list that it means: codes and quantities, `*?2` where 2
 * is meant but the text is unclear, so that the visitor has to fill it in; `[4]` for a row that is not added.
 */
const lists: [file: string, list: string][] = Object.entries(readJson("files"));

const written = (rows: readonly PastedRow[]) =>
  rows.flatMap(({ lines }) =>
    lines.map(
      ({ code, quantity, room, note }) =>
        `${room ? `${room}:` : ""}${code}*${quantity}${note ? `{${note}}` : ""}`,
    ),
  );

test.each(lists)("%s: %s (27.4, 27.5)", (file, list) => {
  const { rows } = readPasted(readFileSync(`${folder}/${file}.txt`, "utf8"), catalogue);
  const unread = rows.flatMap(({ number, lines, as = "aside" }) =>
    lines.length === 0 && as === "aside" ? `[${number}]` : [],
  );
  expect([...written(rows), ...unread].join(" ")).toBe(list.replace(/\?\d+/g, "0"));
});

test("every text of the corpus is read", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  expect(files.toSorted()).toEqual(lists.map(([file]) => `${file}.txt`).toSorted());
});

/**
 * Rows as people write them, each with the list that it means – rooms before a colon, notes in braces – or `?` where a
 * person would ask, too.
 */
const rows: [text: string, list: string][] = readJson("rows");

/** How a text is read: as it is meant, or with a question, or else wrong in silence. */
function verdictOn(text: string, list: string): "right" | "asked" | "wrong" {
  const { rows, columns } = readPasted(text, catalogue);
  const isAsked =
    columns?.roles.includes("unclear") ||
    rows.some(({ lines, as }) => (lines.length === 0 ? isQuestion(as) : lines.some(isWithoutQuantity)));
  if (isAsked) return "asked";
  return written(rows).join(" ") === list ? "right" : "wrong";
}

const isWithoutQuantity = ({ quantity }: { quantity: number }) => quantity === 0;

/** Heads of rooms from architects' lists, above two rows, each with the room's name, or `?` where it is asked for. */
const heads: [head: string, room: string][] = readJson("heads");
const rowsBelow = heads.map(([head, room]): [string, string] => [
  `${head}\nLR-120-CH 2\nLR-130-CH`,
  room === "?" ? room : `${room}:LR-120-CH*2 ${room}:LR-130-CH*1`,
]);

test.each([...rows, ...rowsBelow])("%j is not read wrong in silence: %s (27.5)", (text, list) => {
  expect(verdictOn(text, list)).not.toBe("wrong");
});

test.each([
  ["rows", rows],
  ["heads", rowsBelow],
])("of the %s that mean one list, at most a fifth are asked about", (_, some) => {
  const meant = some.filter(([, list]) => list !== "?");
  const asked = meant.filter(([text, list]) => verdictOn(text, list) === "asked");
  expect(asked.slice(Math.floor(meant.length / 5))).toEqual([]);
});
