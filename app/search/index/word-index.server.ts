import MiniSearch, { type SearchOptions } from "minisearch";
import { type SearchEntry, weights } from "./entry";
import { type SearchWord, searchWords, type WordReader } from "./words";

/** The words of all search entries, for exact, prefix and fuzzy matches. */
export type WordIndex = {
  /** Words without their inflectional endings. */
  forms: MiniSearch<IndexedEntry>;
  /** Words without inflectional and derivational endings. They match related words. */
  roots: MiniSearch<IndexedEntry>;
  /** Full spelling of each form, for suggested corrections; of a title, if the form occurs in one. */
  written: ReadonlyMap<string, string>;
  /**
   * Words of each title, by index of the search entry. In Polish product names, the first word says what kind of item
   * the product is.
   */
  titles: readonly (readonly SearchWord[])[];
  /** First words of all product names. */
  productHeads: ReadonlySet<string>;
  /** Reads the words of queries as those of the entries were read. */
  read: WordReader;
  /** Returns true for a word that leads somewhere, and is therefore never corrected. */
  leadsSomewhere: (word: SearchWord) => boolean;
};

type Field = keyof typeof weights;
type IndexedEntry = { id: number } & Record<Field, string>;
const fields = Object.keys(weights) as Field[];

/** Entries that are indexed in one step: 1 to 3 ms of work. */
const entriesPerStep = 25;
/** Maximum number of words of a query. Further words are ignored. */
export const maxWords = 16;
/**
 * Minimum length, in letters, of a typed word that may match as a prefix, because shorter prefixes match too many
 * words. The last word of a query has no minimum.
 */
const shortestBeginning = 3;
/** Numbers of edits of a mistyped word that are tried. */
const edits = [1, 2];
/** Similarity of words with the same root, compared with the same word. */
const sameRoot = 0.7;

/** Indexes the words of search entries in short steps, between which the caller may let the event loop turn. */
export function* indexWords(
  documents: readonly SearchEntry[],
  read: WordReader,
  leadsSomewhere: WordIndex["leadsSomewhere"],
): Generator<void, WordIndex, void> {
  const known = new Map<string, SearchWord>();
  // Entries share most words, and stemming every occurrence would dominate the start.
  const readOnce = (word: string) => known.get(word) ?? known.set(word, read(word)).get(word) ?? read(word);
  const wordsIn = (texts: readonly string[]) => texts.flatMap((text) => searchWords(text, readOnce));
  const titles = documents.map(({ title }) => wordsIn([title]));
  const written = new Map(
    titles
      .flat()
      .toReversed()
      .map((word) => [word.form, word.written]),
  );
  const [forms, roots] = [emptyIndex(), emptyIndex()];
  for (const [id, { keywords = [], text = [] }] of documents.entries()) {
    if (id % entriesPerStep === 0) yield;
    const inFields = { title: titles[id] ?? [], keywords: wordsIn(keywords), text: wordsIn(text) };
    for (const { form, written: spelling } of Object.values(inFields).flat())
      if (!written.has(form)) written.set(form, spelling);
    forms.add({ id, ...termsOf(inFields, "form") });
    roots.add({ id, ...termsOf(inFields, "root") });
  }
  const heads = titles.flatMap(([head], id) => (head && documents[id]?.kind === "product" ? head.form : []));
  return { forms, roots, written, titles, productHeads: new Set(heads), read, leadsSomewhere };
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
function termsOf(inFields: Record<Field, SearchWord[]>, key: "form" | "root"): Record<Field, string> {
  const seen = new Set<string>();
  const terms = { title: "", keywords: "", text: "" };
  for (const field of fields) {
    const fresh = new Set(inFields[field].map((word) => word[key]).filter((term) => !seen.has(term)));
    for (const term of fresh) seen.add(term);
    terms[field] = [...fresh].join(" ");
  }
  return terms;
}

/** A search entry that matches: its index, its score, and the words of the query that it contains. */
export type Scored = { document: number; score: number; words: readonly SearchWord[] };

/**
 * Scores search entries for the words of a query, best first (behaviour 7.4). Rare words and words in the title count
 * more. The score doubles if the query contains every word of the title, and doubles again if the title starts with the
 * kind of item that the visitor wants. If no entry contains all words of the query, those with the most words match,
 * provided that they contain at least half.
 */
export function score(index: WordIndex, query: string): Scored[] {
  const asked = searchWords(query, index.read).slice(0, maxWords);
  const found = new Map<number, { score: number; words: SearchWord[]; inTitle: number }>();
  for (const [place, word] of asked.entries()) {
    const whole = completions(index, word, place === asked.length - 1);
    for (const [document, { score, isInTitle }] of whole.size > 0 ? whole : corrected(index, word)) {
      const sum = found.get(document) ?? { score: 0, words: [], inTitle: 0 };
      found.set(document, sum);
      sum.score += score;
      sum.words.push(word);
      if (isInTitle) sum.inTitle += 1;
    }
  }
  const most = Math.max(...[...found.values()].map(({ words }) => words.length));
  const needed = most * 2 >= asked.length ? most : asked.length;
  const head = headAskedFor(index, asked);
  return [...found]
    .filter(([, { words }]) => words.length >= needed)
    .map(([document, { score, words, inTitle }]) => {
      const title = index.titles[document] ?? [];
      const factor = (inTitle === title.length ? 2 : 1) * (title[0]?.form === head ? 2 : 1);
      return { document, score: score * factor, words };
    })
    .sort((one, other) => other.score - one.score || one.document - other.document);
}

type Matches = Map<number, { score: number; isInTitle: boolean }>;

/**
 * Returns the entries with a word that equals the typed word, shares its root, or starts with it.
 * @param isLast true for the last word of a query: it may be unfinished, so a prefix of any length matches
 */
function completions({ forms, roots }: WordIndex, { form, root }: SearchWord, isLast: boolean): Matches {
  const prefix = isLast || form.length >= shortestBeginning;
  const related = matchesOf(roots, root, {}, sameRoot);
  for (const [document, match] of matchesOf(forms, form, { prefix, weights: { prefix: 0.6, fuzzy: 0.5 } }))
    if (match.score > (related.get(document)?.score ?? 0)) related.set(document, match);
  return related;
}

function matchesOf(
  words: MiniSearch<IndexedEntry>,
  term: string,
  options: SearchOptions,
  similarity = 1,
): Matches {
  return new Map(
    words.search(term, options).map(({ id, score, match }) => {
      const isInTitle = similarity === 1 && (match[term]?.includes("title") ?? false);
      return [id as number, { score: score * similarity, isInTitle }];
    }),
  );
}

/** Returns the entries that contain likely corrections of a mistyped word. */
function corrected(index: WordIndex, word: SearchWord): Matches {
  const found: Matches = new Map();
  for (const { form, similarity } of corrections(index, word))
    for (const [document, { score }] of matchesOf(index.forms, form, {}, similarity))
      if (score > (found.get(document)?.score ?? 0)) found.set(document, { score, isInTitle: false });
  return found;
}

/**
 * Returns likely corrections of a mistyped word, most similar first (behaviour 7.5). Words with digits are never
 * corrected, nor are words that lead somewhere; and nothing is corrected to a word that occurs only in a text.
 */
function corrections(index: WordIndex, word: SearchWord): { form: string; similarity: number }[] {
  if (/\d/.test(word.folded) || index.leadsSomewhere(word)) return [];
  const inNames = (form: string, fuzzy: number) =>
    index.forms.search(form, { fuzzy, fields: ["title", "keywords"] }).flatMap(({ terms }) => terms);
  const swapped = swappedLetters(word.folded).flatMap((folded) => inNames(index.read(folded).form, 0));
  const similar = edits.filter((count) => count <= allowedEdits(word.folded.length));
  const similarities = new Map(swapped.map((form) => [form, 0.6]));
  for (const count of similar)
    for (const form of inNames(word.form, count))
      if (!similarities.has(form)) similarities.set(form, 0.5 / count);
  const times = (form: string) => index.forms.search(form).length;
  return [...similarities]
    .map(([form, similarity]) => ({ form, similarity }))
    .sort((one, other) => other.similarity - one.similarity || times(other.form) - times(one.form));
}

/** Returns the words of a query with typos corrected and unknown words removed. */
export function correctedWords(index: WordIndex, words: readonly SearchWord[]): string[] {
  return words.flatMap((word, place) => {
    if (completions(index, word, place === words.length - 1).size > 0) return [word.written];
    const [nearest] = corrections(index, word);
    return nearest ? [index.written.get(nearest.form) ?? nearest.form] : [];
  });
}

/**
 * Returns the kind of item that the visitor wants: the first word of the query that also starts a product name
 * („bateria do umywalki” asks for a „bateria”, not an „umywalka”). If no word does, looks for a product name that
 * starts with the last word of the query, which may be unfinished.
 */
function headAskedFor({ productHeads }: WordIndex, asked: readonly SearchWord[]): string | undefined {
  const named = asked.find(({ form }) => productHeads.has(form));
  const last = asked.at(-1)?.form ?? "";
  return named ? named.form : [...productHeads].find((head) => last.length > 2 && head.startsWith(last));
}

/**
 * Returns the maximum number of edits for a word of this length (behaviour 7.5). It is lower for shorter words, because
 * a single edit can turn them into a different word.
 */
function allowedEdits(letters: number): number {
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
