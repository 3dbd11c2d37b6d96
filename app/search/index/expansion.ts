import { weights } from "./entry";
import type { Postings, SearchIndex } from "./index-of-words.server";
import type { SearchWord } from "./words";

/**
 * An indexed word that matches a typed word. `similarity` is 1 for the same word and lower for a word with the same
 * root, the same beginning, two swapped letters, or one or two edits. `search.server.test.ts` checks the resulting
 * ranking.
 */
export type Expansion = { form: string; postings: Postings; similarity: number };

/**
 * Minimum length, in letters, of a typed word that may match as a prefix, because shorter prefixes match too many
 * words. The last word of a query has no minimum.
 */
const shortestBeginning = 3;

/**
 * Returns the indexed words that equal a typed word, share its root, or start with it.
 * @param isLast true for the last word of a query: it may be unfinished, so a prefix of any length matches
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

/**
 * Returns likely corrections of a mistyped word, most similar first (behaviour 7.5). Words with digits are never
 * corrected, nor are words that lead somewhere; and nothing is corrected to a word that occurs only in a text.
 */
export function corrections(index: SearchIndex, word: SearchWord): Expansion[] {
  if (/\d/.test(word.folded) || index.leads.roots.has(word.root)) return [];
  const swapped = swappedLetters(word.folded).flatMap((folded) => {
    const { form } = index.read(folded);
    const postings = index.forms.get(form);
    return postings ? [{ form, postings, similarity: 0.6 }] : [];
  });
  const distance = allowedDistance(word.folded.length);

  const similar = [...(distance > 0 ? index.forms.fuzzyGet(word.form, distance) : [])].map(
    ([form, [postings, edits]]) => ({
      form,
      postings,
      similarity: 0.5 / edits,
    }),
  );
  const names = [...swapped, ...similar].filter(({ postings }) =>
    postings.weights.some((weight) => weight > weights.text),
  );
  return names.sort(
    (one, other) =>
      other.similarity - one.similarity || other.postings.documents.length - one.postings.documents.length,
  );
}

/**
 * Returns the maximum number of edits for a word of this length (behaviour 7.5). It is lower for shorter words, because
 * a single edit can turn them into a different word.
 */
function allowedDistance(letters: number): number {
  if (letters < 4) return 0;
  return letters < 7 ? 1 : 2;
}

/**
 * Returns every variant of a word with two adjacent letters swapped: `lria` → `rlia`, `lira`, `lrai`. Such a swap is a
 * common typo, but counts as two edits.
 */
function swappedLetters(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
