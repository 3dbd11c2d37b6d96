import type { Postings, SearchIndex } from "./index-of-words.server";
import { type SearchWord, searchWord } from "./words";

/**
 * An indexed word that a typed word matches. `similarity` is 1 for the same word and decreases for: same root, prefix
 * or swapped letters, one edit, two edits. `search.server.test.ts` checks the resulting ranking.
 */
export type Expansion = { form: string; postings: Postings; similarity: number };

/** Minimum length, in letters, for a prefix match of any word but the last; shorter prefixes match too many words. */
const shortestBeginning = 3;

/**
 * Returns the indexed words that equal a typed word, share its root, or start with it.
 * @param isLast true for the last word, which may be unfinished: prefixes of any length match
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

/** Returns likely corrections of a mistyped word, nearest first (behaviour 7.5); none for words with digits. */
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

/** Maximum number of edits (behaviour 7.5); in a short word, a single edit would make a different word. */
function allowedDistance(letters: number): number {
  if (letters < 4) return 0;
  return letters < 7 ? 1 : 2;
}

/** Swaps each pair of adjacent letters: `lria` → `rlia`, `lira`, `lrai`. This common typo would count as two edits. */
function swappedLetters(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
