import type { Catalogue } from "~/catalogue/range/catalogue";
import { type ProjectLine, readQuantity, tidyCode } from "./project-list";
import { productOfCode } from "./read-project";

/** What is read of a text, in characters: thousands of lines, and a few milliseconds. */
const maxText = 100_000;
/** The most parts that a code is written in: `952 0000 0002 02`. */
const maxParts = 4;

export type Pasted = {
  lines: ProjectLine[];
  /** Lines of the text without a code, as they were written. */
  unread: string[];
  /** How many lines were not read, because the text is too long. */
  notRead: number;
};

type Part = { code: string; quantity: string | null } | { number: string };

/**
 * Finds codes and EANs with their quantities in what people type and paste: one a line or several, parted by semicolons,
 * or columns of a spreadsheet, the quantity before the code or after it. What looks like a code and is unknown is found too.
 */
export function readPasted(text: string, catalogue: Catalogue): Pasted {
  const read = text.slice(0, maxText);
  const isCut = text.length > maxText;
  const rows = read.split(/\r\n|\r|\n/);
  // The last line may be cut in the middle of a code.
  if (isCut) rows.pop();
  const lines: ProjectLine[] = [];
  const unread: string[] = [];
  for (const row of rows) {
    const found = readRow(row, catalogue);
    lines.push(...found);
    if (found.length === 0 && row.trim() !== "") unread.push(row.trim());
  }
  return { lines, unread, notRead: isCut ? text.split(/\r\n|\r|\n/).length - rows.length : 0 };
}

function readRow(row: string, catalogue: Catalogue): ProjectLine[] {
  const parts = row.split(/[;\t|]/).flatMap((cell) => readCell(cell, catalogue));
  return parts.flatMap((part, at) => {
    if ("number" in part) return [];
    return { code: part.code, quantity: readQuantity(part.quantity ?? numberBeside(parts, at) ?? "1") };
  });
}

/** Of the cells with a number beside a code, those after it first: a whole one, else one without a fraction, else any. */
function numberBeside(parts: readonly Part[], at: number): string | undefined {
  const numbers: string[] = [];
  for (let next = at + 1, part = parts[next]; part && "number" in part; part = parts[++next])
    numbers.push(part.number);
  for (let last = at - 1, part = parts[last]; part && "number" in part; part = parts[--last])
    numbers.push(part.number);
  // `450,00` is a price where there is a `2` too.
  const readable = numbers.filter((number) => readQuantity(number) > 0);
  return readable.find((number) => /^\d+$/.test(number)) ?? readable[0] ?? numbers[0];
}

/** The codes of a cell, each with the quantity that stands next to it; a cell that is a quantity alone. */
function readCell(cell: string, catalogue: Catalogue): Part[] {
  // A comma parts codes, but not the digits of a number.
  const words = cell
    .replace(/(?<!\S)(\d{1,3})[x×*](?=[a-z]{2})/gi, "$1 ")
    .split(/\s+|,(?!\d)|(?<!\d),/)
    .filter((word) => word !== "");
  const alone = numberIn(words);
  if (alone && alone.words === words.length && !isEan(words[0] ?? "")) return [{ number: alone.number }];
  const parts: Part[] = [];
  let before: string | null = null;
  for (let at = 0; at < words.length; ) {
    const found = codeAt(words, at, catalogue);
    const number = found ? null : numberIn(words.slice(at, at + 2));
    if (found) {
      const after = codeAt(words, at + found.words, catalogue)
        ? null
        : numberIn(words.slice(at + found.words, at + found.words + 2));
      parts.push({ code: found.code, quantity: before ?? after?.number ?? null });
      at += found.words + (before === null ? (after?.words ?? 0) : 0);
      before = null;
    } else {
      before = number?.number ?? null;
      at += number?.words ?? 1;
    }
  }
  return parts;
}

/** The code that begins at a word: a known one written in several parts, or what looks like one. */
function codeAt(words: readonly string[], at: number, catalogue: Catalogue) {
  for (let count = Math.min(maxParts, words.length - at); count > 0; count--) {
    const written = words.slice(at, at + count).join("");
    const found = written.length <= maxWritten ? productOfCode(written, catalogue) : null;
    if (found) return { code: found.finish?.code ?? found.product.code, words: count };
  }
  const word = words[at] ?? "";
  return looksLikeCode.test(word) || isEan(word) ? { code: tidyCode(word), words: 1 } : null;
}

/** Longer is no code, however it is written. */
const maxWritten = 40;
/** `LR-120-CH`, `lr120ch`, `EP-20`; not `250mm`, `G1/2` or `x2`. */
const looksLikeCode = /^[\p{P}]*[a-z]{2,4}[-._/]?\d{2,4}(?:[-._/]?[a-z0-9]{1,4}){0,2}[\p{P}]*$/iu;

function isEan(word: string): boolean {
  return /^\d{8,14}$/.test(word);
}

/** A quantity at the beginning of some words: `2`, `x2`, `2 szt.`, `× 2`, `szt. 2`; also one that cannot be meant. */
function numberIn(words: readonly string[]): { number: string; words: number } | null {
  const [first = "", second = ""] = words;
  const one = numberOf(first);
  if (one) return { number: one, words: isUnit(second) ? 2 : 1 };
  const other = isUnit(first) ? numberOf(second) : null;
  return other ? { number: other, words: 2 } : null;
}

function numberOf(word: string): string | null {
  const [, number = null] =
    /^[(*x×]*([-+−–]?\d[\d.,]*(?:e[-+]?\d+)?)[x×*)]*(?:szt|kpl|pcs)?\.?[,.)]*$/i.exec(word) ?? [];
  return number?.replace(/[.,]$/, "") ?? null;
}

function isUnit(word: string): boolean {
  return /^(?:[x×*]|\(?(?:szt|sztuk|sztuki|sztuka|kpl|pcs|ilość|ilosc)[.:)]*)$/i.test(word);
}
