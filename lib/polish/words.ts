/**
 * Splits a text into words and numbers without changing them. An `x` is dropped: both `900x600` and `900 × 600` yield
 * two numbers.
 */
export function splitWords(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .match(/\d+|\p{L}+/gu)
      ?.filter((word) => !/^x$/i.test(word)) ?? []
  );
}

/** Inflectional endings to remove from a word if at least three letters remain. */
const inflections =
  /(?<=...)(?:iami|iach|iem|ami|ach|ego|emu|iej|ymi|imi|ej|ych|ich|ym|im|em|ow|ie|ia|ii|io|iu|a|e|i|o|u|y)$/;
const derivations = [/(?<=...)(?:owan|ow|yczn)$/, /(?<=...)(?:an|en|ac)$/, /(?<=...)k$/];

/** Stems of irregular word forms that the list of endings does not cover. */
const irregular: ReadonlyMap<string, string> = new Map([
  ["luster", "lustr"],
  ["macie", "mat"],
  ["wanien", "wann"],
  ["zlocie", "zlot"],
]);

/** Stem of a word. `form` is the word without its inflectional ending; `root` also lacks derivational endings. */
export type Stem = { form: string; root: string };

/**
 * Removes the endings of a word, which must be in lower case without diacritics. `umywalka`, `umywalki` and `umywalek`
 * get the form `umywalk`; `umywalkowa` and `umywalkowe` get `umywalkow`; all five get the root `umywal`. The rules are
 * simple on purpose, because the search tolerates inexact stems.
 */
export function stem(word: string): Stem {
  if (/\d/.test(word)) return { form: word, root: word };
  const form = irregular.get(word) ?? word.replace(inflections, "").replace(/(?<=...)ek$/, "k");
  return { form, root: derivations.reduce((rest, ending) => rest.replace(ending, ""), form) };
}
