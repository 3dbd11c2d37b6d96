import { foldPolish } from "lib/polish/slug";
import { type Stem, splitWords, stem } from "lib/polish/words";
import { inMillimetres } from "./length";

/**
 * A word as written, with its keys for comparison: `form` for strict matches, `root` for loose matches. `folded` is the
 * word in lower case without diacritics.
 */
export type ReadWord = Meaning & { written: string; folded: string };

/** A word of a text. What follows a preposition is not what is asked for: „bateria do umywalki”. */
export type Token = ReadWord & { preposition?: string };

/** The catalogue's word for a typed word; `isEnglish` if the typed word was English. */
export type Meaning = Stem & { isEnglish?: boolean };

/** Words of the catalogue by the root of what visitors say instead of them. */
export type Synonyms = ReadonlyMap<string, Meaning>;

/** Reads a word in lower case; a synonym gets the keys of the word that it stands for. */
export type Normalizer = (written: string) => ReadWord;

export function createNormalizer(synonyms: Synonyms): Normalizer {
  return (written) => {
    const folded = foldPolish(written);
    const own = stem(folded);
    return { written, folded, ...(synonyms.get(own.root) ?? own) };
  };
}

/** Words that say nothing about what is asked for, in lower case without diacritics. */
const stopWord =
  /^(a|aby|by|chce|czy|co|dla|do|i|ile|jak|jaka|jaki|jakie|jest|kiedy|lub|ma|mi|mm|moge|mozna|na|nie|o|od|oraz|po|pod|potrzebuje|przy|sie|sa|szukam|ta|ten|to|u|w|we|z|za|ze)$/;

const preposition = /^(dla|do|for|na|nad|od|po|pod|przy|u|w|we|with|z|za|ze)$/;

/** Matches a word that is to be left out: „lustro -okrągłe”. */
const leftOut = /(?<!\S)-(?=\p{L})\S+/gu;

/** Returns the distinct words of a text, without stop words and single letters; lengths are numbers of millimetres. */
export function tokenize(text: string, read: Normalizer): Token[] {
  const found = new Map<string, Token>();
  let before = "";
  for (const written of splitWords(inMillimetres(text.toLowerCase()))) {
    const word = { ...read(written), ...(preposition.test(before) && { preposition: before }) };
    before = word.folded;
    const isMeaningful = /\d|../.test(word.folded) && !stopWord.test(word.folded);
    if (isMeaningful && !found.has(word.form)) found.set(word.form, word);
  }
  return [...found.values()];
}

/** Returns the words that a query leaves out by a minus, and its text without these. */
export function readLeftOut(query: string, read: Normalizer): { text: string; without: Token[] } {
  return {
    text: query.replace(leftOut, " "),
    without: (query.match(leftOut) ?? []).flatMap((word) => tokenize(word, read)),
  };
}

/**
 * Returns the words of a query. In English, the kind of thing that is asked for stands last, so such words are read from
 * their end.
 * @param fillers forms of words that do not distinguish anything („łazienkowy”); they are dropped beside others
 */
export function queryWords(text: string, read: Normalizer, fillers: ReadonlySet<string>): Token[] {
  const all = tokenize(text, read);
  const telling = all.filter(({ folded }) => !fillers.has(stem(folded).form));
  const words = telling.length > 0 ? telling : all;
  return words.some(({ isEnglish }) => isEnglish) ? words.toReversed() : words;
}
