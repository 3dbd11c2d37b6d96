import { foldPolish } from "~/polish/slug";
import { type Stem, splitWords, stem, stopWords } from "~/polish/words";

/** Synonyms: maps words that visitors use to words of the catalogue. Both are full words, not stems. */
const sameThing: Readonly<Record<string, string>> = {
  black: "czarny",
  czarna: "czarny",
  gold: "złoto",
  hak: "wieszak",
  haczyk: "wieszak",
  inox: "stal",
  kaloryfer: "grzejnik",
  kran: "bateria",
  kuchnia: "kuchenna",
  led: "podświetlane",
  lusterko: "lustro",
  mydelniczka: "dozownik",
  natrysk: "prysznic",
  spłuczka: "spłukujący",
  sedes: "spłukujący",
  toaleta: "spłukujący",
  wanienka: "wanna",
  wc: "spłukujący",
  zlew: "kuchenna",
  zlewozmywak: "kuchenna",
};

const synonyms = new Map(
  Object.entries(sameThing).map(([said, meant]) => [stem(foldPolish(said)).root, stem(foldPolish(meant))]),
);

/**
 * A word as written, with its keys for comparison: `form` for strict matches, `root` for loose matches. `folded` is the
 * word in lower case without diacritics.
 */
export type SearchWord = Stem & { written: string; folded: string };

/**
 * Returns the distinct words of a text, without stop words and single letters.
 * @param read pass a memoised {@link searchWord} for many texts
 */
export function searchWords(text: string, read = searchWord): SearchWord[] {
  const found = new Map<string, SearchWord>();
  for (const written of splitWords(text.toLowerCase())) {
    const word = read(written);
    const isMeaningful = /\d|../.test(word.folded) && !stopWords.has(word.folded);
    if (isMeaningful && !found.has(word.form)) found.set(word.form, word);
  }
  return [...found.values()];
}

export function searchWord(written: string): SearchWord {
  const folded = foldPolish(written);
  const own = stem(folded);
  return { written, folded, ...(synonyms.get(own.root) ?? own) };
}
