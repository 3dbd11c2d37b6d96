import type { Postings, SearchIndex } from "./index-of-words.server";
import { type SearchWord, searchWord } from "./words";

/**
 * An indexed word that a typed word may mean. `similarity` ranks the kinds of match, from 1 down: the same word, a
 * related one, a beginning or swapped letters, one edit, two. `search.server.test.ts` checks the ranking that comes of it.
 */
export type Expansion = { form: string; postings: Postings; similarity: number };

/** Letters that a word before the last one needs to match longer words: fewer begin too many of them. */
const shortestBeginning = 3;

/**
 * The indexed words that a typed word equals, is related to, or begins.
 * @param isLast the last word may be unfinished: any beginning counts
 */
export function completions(
  { forms, roots }: SearchIndex,
  { form, root }: SearchWord,
  isLast: boolean,
): Expansion[] {
  const found: Expansion[] = [];
  const same = forms.get(form);
  if (same) found.push({ form, postings: same, similarity: 1 });
  const family = roots.get(root);
  if (family) found.push({ form, postings: family, similarity: 0.7 });
  if (!isLast && form.length < shortestBeginning) return found;
  for (const [longer, postings] of forms.atPrefix(form))
    if (longer !== form)
      found.push({ form: longer, postings, similarity: (0.6 * form.length) / longer.length });
  return found;
}

/** Indexed words that a mistyped word may stand for, nearest first (behaviour 7.5); numbers are never corrected. */
export function corrections(index: SearchIndex, word: SearchWord): Expansion[] {
  if (/\d/.test(word.folded)) return [];
  const swapped = swappedLetters(word.folded).flatMap((folded) => {
    const { form } = searchWord(folded);
    const postings = index.forms.get(form);
    return postings ? [{ form, postings, similarity: 0.6 }] : [];
  });
  const distance = allowedDistance(word.folded.length);
  if (distance === 0) return swapped;

  const similar = [...index.forms.fuzzyGet(word.form, distance)].map(([form, [postings, edits]]) => ({
    form,
    postings,
    similarity: 0.5 / edits,
  }));
  return [...swapped, ...similar].sort(
    (one, other) =>
      other.similarity - one.similarity || other.postings.documents.length - one.postings.documents.length,
  );
}

/** In edits (behaviour 7.5): in a short word, one edit makes another word. */
function allowedDistance(letters: number): number {
  if (letters < 4) return 0;
  return letters < 7 ? 1 : 2;
}

/** `lria` → `rlia`, `lira`, `lrai`: a common typing slip, which would otherwise count as two edits. */
function swappedLetters(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
