import { codeKey } from "~/catalogue/product/code-key";
import { firstAtLeast } from "~/platform/sorted-list";
import { splitWords } from "~/polish/words";

/**
 * What a number leads to: a document by its index, and a variant of it by its place, where it is that variant's own.
 * `isOwn`: it names the document, not something that belongs to it.
 */
export type CodeEntry = { document: number; variant?: number; isOwn: boolean };

export type CodeIndex = {
  entries: ReadonlyMap<string, readonly CodeEntry[]>;
  /** All keys, sorted, for partial numbers. */
  sortedKeys: readonly string[];
};

/**
 * `exact` is what the query names; `near` what has a part that it names, or a number that begins with it, each document
 * once. `rest` are the words of the query that belong to no number.
 */
export type CodeMatch = { exact: CodeEntry[]; near: CodeEntry[]; rest: string[] };

/** `LR 110 CH`, or an EAN in groups as under a bar code. */
const wordsOfACode = [5, 4, 3, 2, 1];
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
  if (whole) return matchOf(whole, []);

  const found: CodeEntry[] = [];
  const rest: string[] = [];
  const typed = splitWords(query);
  for (let at = 0; at < typed.length; ) {
    const taken = wordsOfACode.find((count) => entries.has(codeKey(typed.slice(at, at + count).join(""))));
    const matched = taken && entries.get(codeKey(typed.slice(at, at + taken).join("")));
    if (matched) found.push(...matched);
    else rest.push(typed[at] ?? "");
    at += taken ?? 1;
  }
  if (found.length > 0 || !beginningOfACode.test(key)) return matchOf(found, rest);

  const start = firstAtLeast(sortedKeys, key);
  const beginning = sortedKeys.slice(start, start + maxPartialMatches).filter((code) => code.startsWith(key));
  const near = eachDocument(beginning.flatMap((code) => entries.get(code) ?? []));
  return { exact: [], near, rest: near.length > 0 ? [] : rest };
}

function matchOf(found: readonly CodeEntry[], rest: string[]): CodeMatch {
  const own = found.filter(({ isOwn }) => isOwn);
  const named = new Set(own.map(({ document }) => document));
  return {
    exact: eachOnce(own, ({ document, variant }) => `${document} ${variant}`),
    near: eachDocument(found.filter(({ document }) => !named.has(document))),
    rest,
  };
}

function eachDocument(entries: readonly CodeEntry[]): CodeEntry[] {
  return eachOnce(entries, ({ document }) => document);
}

/** The first of those that are the same. */
function eachOnce(entries: readonly CodeEntry[], keyOf: (entry: CodeEntry) => string | number): CodeEntry[] {
  const seen = new Set<string | number>();
  return entries.filter((entry) => {
    const isNew = !seen.has(keyOf(entry));
    seen.add(keyOf(entry));
    return isNew;
  });
}
