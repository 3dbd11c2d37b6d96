import { inMillimetres } from "lib/polish/length";
import { foldPolish } from "lib/polish/slug";
import { type Stem, splitWords, stem, stopWord } from "lib/polish/words";

/**
 * A word as written, with its keys for comparison: `form` for strict matches, `root` for loose matches. `folded` is the
 * word in lower case without diacritics.
 */
export type SearchWord = Stem & { written: string; folded: string };

/** Words of the catalogue by the root of what visitors say instead of them. */
export type Synonyms = ReadonlyMap<string, Stem>;

/** Reads a word in lower case; a synonym gets the keys of the word that it stands for. */
export type WordReader = (written: string) => SearchWord;

export function wordReader(synonyms: Synonyms): WordReader {
  return (written) => {
    const folded = foldPolish(written);
    const own = stem(folded);
    return { written, folded, ...(synonyms.get(own.root) ?? own) };
  };
}

/** Returns the distinct words of a text, without stop words and single letters; lengths are numbers of millimetres. */
export function searchWords(text: string, read: WordReader): SearchWord[] {
  const found = new Map<string, SearchWord>();
  for (const written of splitWords(inMillimetres(text.toLowerCase()))) {
    const word = read(written);
    const isMeaningful = /\d|../.test(word.folded) && !stopWord.test(word.folded);
    if (isMeaningful && !found.has(word.form)) found.set(word.form, word);
  }
  return [...found.values()];
}
