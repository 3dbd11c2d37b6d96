import type { CodeEntry } from "./codes";
import type { SearchEntry, SearchHit } from "./entry";
import type { WordIndex } from "./word-index.server";
import { type Token, tokenize } from "./words";

type Entries = Pick<WordIndex, "documents" | "read">;

/** Returns what is shown of an entry, as the variant that its number or the words of the query mean. */
export function hitOf(
  index: Entries,
  { document, variant }: Pick<CodeEntry, "document"> & Partial<CodeEntry>,
  words: readonly Token[],
): SearchHit | null {
  const found = index.documents[document];
  if (!found) return null;
  const { to, picture, note } = found.variants?.[variant ?? bestVariant(index, found, words)] ?? found;
  const { kind, title, about, drawing } = found;
  return { kind, title, to, picture, note, about, drawing };
}

/** Returns the index of the variant whose label shares the most words with the query; -1 if no label shares a word. */
function bestVariant({ read }: Entries, { variants = [] }: SearchEntry, words: readonly Token[]): number {
  const shared = variants.map(
    ({ label }) =>
      tokenize(label, read).filter(({ root }) => words.some((word) => word.root === root)).length,
  );
  const most = Math.max(...shared);
  return most > 0 ? shared.indexOf(most) : -1;
}
