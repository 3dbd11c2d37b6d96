import { weights } from "./entry";
import { completions, corrections } from "./expansion";
import type { SearchIndex } from "./index-of-words.server";
import type { SearchKind } from "./kinds";
import { type SearchWord, searchWords } from "./words";

/**
 * Maximum number of query words: the marks are 16-bit integers with one bit for each word. Further words are ignored.
 */
export const maxWords = 16;

/** Score of each search entry, by index; 0 if the entry does not match. */
export type Scores = Float32Array;

/** Scores, and the words of the query that each entry contains, as one bit for each word. */
export type Scored = { scores: Scores; found: Uint16Array };

/**
 * Scores each search entry for the words of a query (behaviour 7.4). Rare words and words in the title count more. The
 * score doubles if the query contains every word of the title, and doubles again if the title starts with the kind of
 * item that the visitor wants. If no entry contains all words of the query, those with the most words match, provided
 * that they contain at least half.
 */
export function score(index: SearchIndex, query: string): Scored {
  const size = index.documents.length;
  const scores: Scores = new Float32Array(size);
  const found = new Uint16Array(size);
  const asked = searchWords(query, index.read).slice(0, maxWords);
  if (asked.length === 0) return { scores, found };

  const inTitle = new Uint16Array(size);
  asked.forEach((word, place) => {
    addWord(index, word, place, asked.length, { scores, found, inTitle });
  });

  const head = headAskedFor(index, asked);
  const most = found.reduce((highest, marks) => Math.max(highest, countMarks(marks)), 0);
  const needed = most * 2 >= asked.length ? Math.max(most, 1) : asked.length;
  for (let document = 0; document < size; document++) {
    if (countMarks(found[document] ?? 0) < needed) {
      scores[document] = 0;
      continue;
    }
    const isWholeTitle = countMarks(inTitle[document] ?? 0) === index.titleLengths[document];
    const hasThatHead = index.heads[document] === head;
    scores[document] = (scores[document] ?? 0) * (isWholeTitle ? 2 : 1) * (hasThatHead ? 2 : 1);
  }
  return { scores, found };
}

/**
 * Returns the kind of item that the visitor wants: the first word of the query that also starts a product name
 * („bateria do umywalki” asks for a „bateria”, not an „umywalka”). If no word does, looks for a product name that
 * starts with the last word of the query, which may be unfinished.
 */
function headAskedFor({ productHeads }: SearchIndex, asked: readonly SearchWord[]): string | undefined {
  const named = asked.find(({ form }) => productHeads.has(form));
  const last = asked.at(-1)?.form ?? "";
  return named ? named.form : [...productHeads].find((head) => last.length > 2 && head.startsWith(last));
}

type Marks = { scores: Scores; found: Uint16Array; inTitle: Uint16Array };

function addWord(
  index: SearchIndex,
  word: SearchWord,
  place: number,
  count: number,
  { scores, found, inTitle }: Marks,
): void {
  const size = index.documents.length;
  const whole = completions(index, word, place === count - 1);
  const best = new Float32Array(size);
  const mark = 1 << place;
  for (const { postings, similarity } of whole.length > 0 ? whole : corrections(index, word)) {
    const rarity = Math.log(1 + size / postings.documents.length) * similarity;
    for (let at = 0; at < postings.documents.length; at++) {
      const document = postings.documents[at] ?? 0;
      const weight = postings.weights[at] ?? 0;
      best[document] = Math.max(best[document] ?? 0, weight * rarity);
      found[document] = (found[document] ?? 0) | mark;
      if (weight === weights.title && similarity === 1) inTitle[document] = (inTitle[document] ?? 0) | mark;
    }
  }
  for (let document = 0; document < size; document++)
    scores[document] = (scores[document] ?? 0) + (best[document] ?? 0);
}

function countMarks(marks: number): number {
  let count = 0;
  for (let rest = marks; rest > 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Returns the indexes of the best `count` search entries of a kind, best first. Entries with equal scores stay in index
 * order.
 */
export function best({ documents }: SearchIndex, scores: Scores, kind: SearchKind, count: number): number[] {
  const found: number[] = [];
  for (let place = 0; place < scores.length; place++)
    if ((scores[place] ?? 0) > 0 && documents[place]?.kind === kind) found.push(place);

  // Finds the cut-off score first, so that only `count` entries are sorted: tens of thousands may match.
  const limit = Float32Array.from(found, (place) => scores[place] ?? 0).sort()[found.length - count] ?? 0;
  const above = found.filter((place) => (scores[place] ?? 0) > limit);
  const equal = found.filter((place) => scores[place] === limit).slice(0, Math.max(0, count - above.length));
  return [...above, ...equal].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
}
