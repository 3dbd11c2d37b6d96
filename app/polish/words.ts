import { foldPolish } from "./slug";

/** The words and numbers of a text as they are written; `900x600` and `900 × 600` give the same two numbers. */
export function splitWords(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .match(/\d+|\p{L}+/gu)
      ?.filter((word) => !/^x$/i.test(word)) ?? []
  );
}

/** The folded words of a text in order. */
export function words(text: string): string[] {
  return splitWords(text).map(foldPolish);
}

/** Endings that are removed where at least three letters remain. */
const inflections =
  /(?<=...)(?:iami|iach|ami|ach|ego|emu|iej|ymi|imi|ej|ych|ich|ym|im|em|ow|ie|ia|ii|io|iu|a|e|i|o|u|y)$/;
const derivations = [/(?<=...)(?:owan|ow|yczn)$/, /(?<=...)(?:an|en|ac)$/, /(?<=...)k$/];

/** Forms that the endings do not cover. */
const irregular: ReadonlyMap<string, string> = new Map([
  ["luster", "lustr"],
  ["macie", "mat"],
  ["wanien", "wann"],
  ["zlocie", "zlot"],
]);

/** `form` is the word without its inflection, `root` also without its derivational endings. */
export type Stem = { form: string; root: string };

/**
 * Takes the ending off a folded word: `umywalka`, `umywalki` and `umywalek` have the form `umywalk`, `umywalkowa` and
 * `umywalkowe` have `umywalkow`, and all of them the root `umywal`. Light on purpose: the search
 * tolerates the rest.
 */
export function stem(word: string): Stem {
  if (/\d/.test(word)) return { form: word, root: word };
  const form = irregular.get(word) ?? word.replace(inflections, "").replace(/(?<=...)ek$/, "k");
  return { form, root: derivations.reduce((rest, ending) => rest.replace(ending, ""), form) };
}

/** Stop words, folded. */
export const stopWords: ReadonlySet<string> = new Set(
  "a aby by czy co dla do i ile jak jaka jaki jakie jest kiedy lub ma mi mm moge mozna na nie o od oraz po pod przy sie sa ta ten to u w we z za ze".split(
    " ",
  ),
);
