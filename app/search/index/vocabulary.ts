import { foldPolish } from "lib/polish/slug";
import { type Stem, stem } from "lib/polish/words";
import type { Synonyms } from "./words";

/** A word of the catalogue, and what visitors say instead of it. */
export type SaidInstead = { word: string; also: readonly string[]; english?: readonly string[] };

/** What visitors say instead of the catalogue's words. */
export type Vocabulary = {
  synonyms: Synonyms;
  /** Colloquial names of spare parts, by the first word of their official name, in lower case. */
  partNames: ReadonlyMap<string, readonly string[]>;
  /** Forms of words that do not distinguish anything. */
  fillers: ReadonlySet<string>;
};

export const noVocabulary: Vocabulary = vocabularyOf([]);

export function vocabularyOf(
  synonyms: readonly SaidInstead[],
  partNames: readonly SaidInstead[] = [],
  fillers: readonly string[] = [],
): Vocabulary {
  const meanings = synonyms.flatMap(({ word, also, english = [] }) =>
    [...also, ...english].map(
      (said) => [stemOf(said).root, { ...stemOf(word), isEnglish: english.includes(said) }] as const,
    ),
  );
  return {
    synonyms: new Map(meanings),
    partNames: new Map(partNames.map(({ word, also }) => [word, also])),
    fillers: new Set(fillers.map((word) => stemOf(word).form)),
  };
}

export function stemOf(word: string): Stem {
  return stem(foldPolish(word));
}

/** Returns the colloquial names of a spare part, which the search matches in addition to its official name. */
export function sparePartWords(name: string, { partNames }: Vocabulary): readonly string[] {
  return partNames.get(headOf(name)) ?? [];
}

/** Returns the first word of a spare part's name, in lower case: it says what kind of part it is. */
export function headOf(name: string): string {
  return name.split(" ", 1)[0]?.toLowerCase() ?? "";
}
