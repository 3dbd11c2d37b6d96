import { codeKey } from "~/catalogue/product/code-key";
import { foldPolish } from "~/polish/slug";
import { stem } from "~/polish/words";
import { searchWords } from "./words";

/** A piece of a text; the pieces joined are the text. */
export type HighlightPart = { text: string; match: boolean };

/** Marks the words of a text that a query found, to be rendered as text and `<mark>`. */
export function highlight(text: string, query: string): HighlightPart[] {
  const key = codeKey(query);
  if (/\d/.test(key) && codeKey(text).startsWith(key)) return [{ text, match: true }];

  const asked = searchWords(query);
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
