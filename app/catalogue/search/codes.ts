import { codeKey } from "~/catalogue/product/code-key";
import { firstAtLeast } from "~/platform/sorted-list";
import { splitWords } from "~/polish/words";

/** Where a number leads: a document's place and an address. */
export type CodeEntry = { document: number; to: string };

export type CodeIndex = {
  entries: ReadonlyMap<string, readonly CodeEntry[]>;
  /** All keys in order, for numbers typed in part. */
  sortedKeys: readonly string[];
};

/** `rest` are the words of the query that belong to no number. */
export type CodeMatch = { found: CodeEntry[]; rest: string[] };

const mostWordsOfACode = 3;
const mostPartialMatches = 48;
const beginningOfACode = /^([a-z]{2}(\d+[a-z]{0,2})?|\d{6,})$/;

/**
 * Finds catalogue numbers and EANs in a query, with or without separators, alone or among other words. A query that is
 * only the beginning of a number finds all numbers that begin so.
 */
export function matchCodes({ entries, sortedKeys }: CodeIndex, query: string): CodeMatch {
  const key = codeKey(query);
  const whole = entries.get(key);
  if (whole) return { found: [...whole], rest: [] };

  const found: CodeEntry[] = [];
  const rest: string[] = [];
  const typed = splitWords(query);
  for (let at = 0; at < typed.length; ) {
    const taken = [mostWordsOfACode, 2, 1].find((count) =>
      entries.has(codeKey(typed.slice(at, at + count).join(""))),
    );
    const matched = taken && entries.get(codeKey(typed.slice(at, at + taken).join("")));
    if (matched) found.push(...matched);
    else rest.push(typed[at] ?? "");
    at += taken ?? 1;
  }
  if (found.length > 0 || !beginningOfACode.test(key)) return { found, rest };

  const start = firstAtLeast(sortedKeys, key);
  const beginning = sortedKeys
    .slice(start, start + mostPartialMatches)
    .filter((code) => code.startsWith(key));
  const partial = beginning.flatMap((code) => entries.get(code) ?? []);
  return { found: partial, rest: partial.length > 0 ? [] : rest };
}
