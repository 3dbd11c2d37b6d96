import { foldPolish } from "lib/polish/slug";
import { stem } from "lib/polish/words";
import { codeKey } from "~/range/product";
import { type Normalizer, tokenize } from "./words";

/** A text split into pieces that are alternately plain and highlighted. The first piece is plain and may be empty. */
export type MarkedText = string[];

/** Splits a text by what matches the query; the page renders the latter as `<mark>`. */
export function highlight(text: string, query: string, read: Normalizer): MarkedText {
  const key = codeKey(query);
  if (/\d/.test(key) && codeKey(text).startsWith(key)) return ["", text];

  const asked = tokenize(query, read);
  const isAsked = (piece: string) => {
    const folded = foldPolish(piece);
    const { root } = stem(folded);
    return asked.some((word) => word.root === root || folded.startsWith(word.folded));
  };
  const marked = [""];
  for (const piece of text.split(/(\d+|\p{L}+)/u)) {
    const isMarked = marked.length % 2 === 0;
    if (piece && isMarked !== (/[\d\p{L}]/u.test(piece) && isAsked(piece))) marked.push("");
    marked[marked.length - 1] += piece;
  }
  return marked;
}
