import { splitWords } from "lib/polish/words";
import type { Steps } from "lib/processes/steps";
import { codeKey } from "~/range/product";
import type { SearchEntry } from "./entry";

/**
 * A search entry that a catalogue number or EAN matches: `document` is its index, `variant` the index of the variant
 * that the number belongs to, if any. `isOwn` is false if the number belongs to a spare part of the product.
 */
export type CodeEntry = { document: number; variant?: number; isOwn: boolean };

/** What each catalogue number or EAN belongs to, by its key, in alphabetical order. */
export type CodeIndex = ReadonlyMap<string, readonly CodeEntry[]>;

/** Number of entries whose numbers are indexed in one step. */
const entriesPerStep = 250;

export function* indexCodes(documents: readonly SearchEntry[]): Steps<CodeIndex> {
  const entries = new Map<string, CodeEntry[]>();
  const add = (code: string, entry: CodeEntry) => {
    const key = codeKey(code);
    const known = entries.get(key);
    if (known) known.push(entry);
    else entries.set(key, [entry]);
  };
  for (const [document, { codes = [], partCodes = [] }] of documents.entries()) {
    if (document % entriesPerStep === 0) yield;
    for (const { code, variant } of codes) add(code, { document, variant, isOwn: true });
    for (const code of partCodes) add(code, { document, isOwn: false });
  }
  return new Map([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Result of looking for numbers in a query.
 * - `exact`: entries whose own number the query contains.
 * - `near`: entries with a spare part whose number the query contains. If the query contains no number: entries with a
 *   number that starts with the query. Each entry occurs once.
 * - `rest`: text of the query that is not part of a number.
 */
export type CodeMatch = { exact: CodeEntry[]; near: CodeEntry[]; rest: string };

/**
 * Numbers of consecutive words to join when looking for a code, longest first: `LR 110 CH` has three words, and an EAN
 * may be typed in groups of digits.
 */
const wordsOfACode = [5, 4, 3, 2, 1];
/**
 * Maximum number of matches for the start of a code. If more codes start with the query, typing another character helps
 * more than a longer list.
 */
const maxPartialMatches = 48;
/**
 * Matches the start of a code: `lr`, `lr110`, `lr110c`, or at least six digits of an EAN, because fewer digits may be a
 * dimension.
 */
const beginningOfACode = /^([a-z]{2}(\d+[a-z]{0,2})?|\d{6,})$/;

/**
 * Finds catalogue numbers and EANs in a query, with or without separators and among other words. If the query contains
 * no number, finds the numbers that start with the query (behaviour 7.3).
 */
export function matchCodes(entries: CodeIndex, query: string): CodeMatch {
  const key = codeKey(query);
  const whole = entries.get(key);
  if (whole) return matchOf(whole, "");

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
  if (found.length > 0) return matchOf(found, rest.join(" "));
  if (!beginningOfACode.test(key)) return matchOf([], query);

  const beginning = [...entries.keys()].filter((code) => code.startsWith(key)).slice(0, maxPartialMatches);
  const near = eachOnce(beginning.flatMap((code) => entries.get(code) ?? []));
  return { exact: [], near, rest: near.length > 0 ? "" : query };
}

function matchOf(found: readonly CodeEntry[], rest: string): CodeMatch {
  const own = found.filter(({ isOwn }) => isOwn);
  const named = new Set(own.map(({ document }) => document));
  return {
    exact: eachOnce(own, ({ document, variant }) => `${document} ${variant}`),
    near: eachOnce(found.filter(({ document }) => !named.has(document))),
    rest,
  };
}

/** Removes duplicates by key, by default the document; of entries with the same key, the first remains. */
function eachOnce(entries: readonly CodeEntry[], keyOf = ({ document }: CodeEntry) => String(document)) {
  const seen = new Set<string>();
  return entries.filter((entry) => !seen.has(keyOf(entry)) && seen.add(keyOf(entry)));
}
