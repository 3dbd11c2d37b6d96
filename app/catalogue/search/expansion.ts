import type { Postings, SearchIndex } from "./index-of-words.server";
import { type SearchWord, searchWord } from "./words";

/** A word of the index that a typed word may mean; `similarity` is 1 for the same word and falls towards 0. */
export type Expansion = { form: string; postings: Postings; similarity: number };

/** From so many letters on a word that is not the last one may be the beginning of a longer one. */
const shortestBeginning = 3;

/**
 * The words of the index that a typed word is, is kin to or begins.
 * @param isLast the last word may still be in the making: every beginning counts
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

/** Words that a mistyped word may have been, the nearest first; numbers are never corrected. */
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

function allowedDistance(letters: number): number {
  if (letters < 4) return 0;
  return letters < 7 ? 1 : 2;
}

/** `lria` → `rlia`, `lira`, `lrai`: the commonest slip of typing, which counts as two edits otherwise. */
function swappedLetters(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
