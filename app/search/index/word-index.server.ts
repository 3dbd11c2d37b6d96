import type { Steps } from "lib/processes/steps";
import MiniSearch from "minisearch";
import { type SearchEntry, weights } from "./entry";
import { type Normalizer, type Token, tokenize } from "./words";

/** The words of all search entries, for exact, prefix and fuzzy matches. */
export type WordIndex = {
  /** Words without their inflectional endings. */
  forms: MiniSearch<IndexedEntry>;
  /** Words without inflectional and derivational endings. They match related words. */
  roots: MiniSearch<IndexedEntry>;
  /** Full spelling of each form, for suggested corrections; of a title, if the form occurs in one. */
  written: ReadonlyMap<string, string>;
  /** Words of each title, by index of the search entry. */
  titles: readonly (readonly Token[])[];
  /** Products and parts by the forms of what they are called: in Polish the first word of the title; and other nouns. */
  nouns: ReadonlyMap<string, ReadonlySet<number>>;
  /** Forms that occur in the names of what the brand makes, and of pages. */
  names: ReadonlySet<string>;
  documents: readonly SearchEntry[];
  /** Reads the words of queries as those of the entries were read. */
  read: Normalizer;
  /** Returns true for a word that leads somewhere, and is therefore never corrected. */
  leadsSomewhere: (word: Token) => boolean;
};

type Field = keyof typeof weights;
type IndexedEntry = { id: number } & Record<Field, string>;
const fields = Object.keys(weights) as Field[];

/** Number of entries whose words are indexed in one step. */
const entriesPerStep = 25;
export function* indexWords(
  documents: readonly SearchEntry[],
  read: Normalizer,
  leadsSomewhere: WordIndex["leadsSomewhere"],
): Steps<WordIndex> {
  const known = new Map<string, Token>();
  // Entries share most words, and stemming every occurrence would dominate the start-up time.
  const readOnce = (word: string) => known.get(word) ?? known.set(word, read(word)).get(word) ?? read(word);
  const wordsIn = (texts: readonly string[]) => texts.flatMap((text) => tokenize(text, readOnce));
  const written = new Map<string, string>();
  const spell = (words: readonly Token[]) => {
    for (const { form, written: spelling } of words) if (!written.has(form)) written.set(form, spelling);
  };
  const titles: Token[][] = [];
  for (const { title } of documents) {
    const words = wordsIn([title]);
    if (titles.push(words) % entriesPerStep === 0) yield;
    spell(words);
  }
  const [forms, roots] = [emptyIndex(), emptyIndex()];
  const nouns = new Map<string, Set<number>>();
  const names = new Set<string>();
  for (const [id, { kind, keywords = [], nouns: called = [], text = [] }] of documents.entries()) {
    if (id % entriesPerStep === 0) yield;
    const title = titles[id] ?? [];
    const inFields = { title, keywords: wordsIn([...keywords, ...called]), text: wordsIn(text) };
    if (kind !== "article" && kind !== "question")
      for (const { form } of [...title, ...(kind === "page" ? [] : inFields.keywords)]) names.add(form);
    if (kind === "product" || kind === "part")
      for (const { form } of [...title.slice(0, 1), ...wordsIn(called)])
        nouns.set(form, (nouns.get(form) ?? new Set()).add(id));
    spell(Object.values(inFields).flat());
    forms.add({ id, ...termsOf(inFields, "form") });
    roots.add({ id, ...termsOf(inFields, "root") });
  }
  return { forms, roots, written, titles, nouns, names, documents, read, leadsSomewhere };
}

/** An index in which a word counts by its rarity and its field, not by how often it occurs or how long a text is. */
function emptyIndex() {
  return new MiniSearch<IndexedEntry>({
    fields,
    tokenize: (terms) => terms.split(" "),
    processTerm: (term) => term,
    searchOptions: { boost: weights, bm25: { k: 0, b: 0, d: 0 } },
  });
}

/** Returns the terms of each field. A word that occurs in several fields counts in that of the highest weight. */
function termsOf(inFields: Record<Field, Token[]>, key: "form" | "root"): Record<Field, string> {
  const seen = new Set<string>();
  const terms = { title: "", keywords: "", text: "" };
  for (const field of fields) {
    const fresh = new Set(inFields[field].map((word) => word[key]).filter((term) => !seen.has(term)));
    for (const term of fresh) seen.add(term);
    terms[field] = [...fresh].join(" ");
  }
  return terms;
}
