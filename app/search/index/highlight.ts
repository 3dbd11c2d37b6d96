import { foldPolish } from "lib/polish/slug";
import { stem } from "lib/polish/words";
import { codeKey } from "~/range/product";
import { searchWords, type WordReader } from "./words";

/** A piece of a text; `match` is true if it matches the query. All pieces joined give the original text. */
export type HighlightPart = { text: string; match: boolean };

/** Splits a text into pieces and flags those that match the query; the page renders them as `<mark>`. */
export function highlight(text: string, query: string, read: WordReader): HighlightPart[] {
  const key = codeKey(query);
  if (/\d/.test(key) && codeKey(text).startsWith(key)) return [{ text, match: true }];

  const asked = searchWords(query, read);
  const isAsked = (piece: string) => {
    const folded = foldPolish(piece);
    const { root } = stem(folded);
    return asked.some((word) => word.root === root || folded.startsWith(word.folded));
  };
  return text
    .split(/(\d+|\p{L}+)/u)
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, match: /[\d\p{L}]/u.test(piece) && isAsked(piece) }));
}
