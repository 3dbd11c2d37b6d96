import { codeKey } from "~/catalogue/product/code-key";
import { firstAtLeast } from "~/platform/sorted-list";
import { splitWords } from "~/polish/words";

/** What a number names: a document by its index, and a variant of it by its place, where it is that variant's own. */
export type CodeEntry = { document: number; variant?: number };

export type CodeIndex = {
  entries: ReadonlyMap<string, readonly CodeEntry[]>;
  /** All keys, sorted, for partial numbers. */
  sortedKeys: readonly string[];
};

/** `rest` are the words of the query that belong to no number. */
export type CodeMatch = { found: CodeEntry[]; rest: string[] };

/** `LR 110 CH`. */
const maxWordsOfACode = 3;
/** Where more numbers match, typing on helps more than a longer list. */
const maxPartialMatches = 48;
/** `lr`, `lr110`, `lr110c`, or six digits of an EAN: fewer may be a measure. */
const beginningOfACode = /^([a-z]{2}(\d+[a-z]{0,2})?|\d{6,})$/;

/**
 * Finds catalogue numbers and EANs in a query, with or without separators, alone or among other words; else the
 * numbers that start with the query (behaviour 7.3).
 */
export function matchCodes({ entries, sortedKeys }: CodeIndex, query: string): CodeMatch {
  const key = codeKey(query);
  const whole = entries.get(key);
  if (whole) return { found: [...whole], rest: [] };

  const found: CodeEntry[] = [];
  const rest: string[] = [];
  const typed = splitWords(query);
  for (let at = 0; at < typed.length; ) {
    const taken = [maxWordsOfACode, 2, 1].find((count) =>
      entries.has(codeKey(typed.slice(at, at + count).join(""))),
    );
    const matched = taken && entries.get(codeKey(typed.slice(at, at + taken).join("")));
    if (matched) found.push(...matched);
    else rest.push(typed[at] ?? "");
    at += taken ?? 1;
  }
  if (found.length > 0 || !beginningOfACode.test(key)) return { found, rest };

  const start = firstAtLeast(sortedKeys, key);
  const beginning = sortedKeys.slice(start, start + maxPartialMatches).filter((code) => code.startsWith(key));
  const partial = beginning.flatMap((code) => entries.get(code) ?? []);
  return { found: partial, rest: partial.length > 0 ? [] : rest };
}
