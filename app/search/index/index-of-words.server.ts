import SearchableMap from "minisearch/SearchableMap";
import { codeKey } from "~/range/product";
import type { CodeEntry, CodeIndex } from "./codes";
import { type SearchEntry, weights } from "./entry";
import { indexLeads, type Lead, type LeadIndex } from "./leads";
import { type SearchWord, searchWords, type WordReader } from "./words";

/** Search entries that contain a word: their indexes in ascending order, and the weight of the word in each. */
export type Postings = { documents: Uint32Array; weights: Uint8Array };

export type SearchIndex = {
  documents: readonly SearchEntry[];
  /** Postings by word without its inflectional ending, for exact, prefix and fuzzy matches. */
  forms: SearchableMap<Postings>;
  /** Postings by root: the word stripped of inflectional and derivational endings. They match related words. */
  roots: ReadonlyMap<string, Postings>;
  /**
   * Maps each key of `forms` to a full spelling for suggested corrections; taken from a title if the word occurs in
   * one.
   */
  written: ReadonlyMap<string, string>;
  /** Number of distinct words in each title, by index of the search entry. */
  titleLengths: Uint8Array;
  /**
   * First word of each title, without its inflectional ending. In Polish product names, the first word says what kind
   * of item the product is.
   */
  heads: readonly string[];
  /** First word of each product name, without its inflectional ending. */
  productHeads: ReadonlySet<string>;
  codes: CodeIndex;
  leads: LeadIndex;
  /** Reads the words of queries as those of the entries were read. */
  read: WordReader;
};

/** Entries that are indexed in one step: 1 to 3 ms of work. */
const entriesPerStep = 25;
/** Words that go into the radix tree in one step: about 1 ms. */
const wordsPerStep = 500;

/**
 * Builds an inverted index in short steps, between which the caller may let the event loop turn. MiniSearch's radix tree
 * stores the words and does fuzzy matching. The postings are typed arrays instead of MiniSearch's maps: with maps, a
 * query of two common words takes 60–100 ms among 100,000 products.
 */
export function* indexEntries(
  documents: readonly SearchEntry[],
  read: WordReader,
  leads: readonly Lead[],
): Generator<void, SearchIndex, void> {
  const forms = new PostingsCollector();
  const roots = new PostingsCollector();
  const written = new Map<string, WordInDocument>();
  const readOnce = memoised(read);
  for (const [place, document] of documents.entries()) {
    if (place % entriesPerStep === 0) yield;
    for (const [form, word] of wordsOf(document, readOnce)) {
      forms.add(form, place, word.weight);
      roots.add(word.root, place, word.weight);
      if (word.weight > (written.get(form)?.weight ?? 0)) written.set(form, word);
    }
  }

  const radixTree = new SearchableMap<Postings>();
  for (const [place, [form, postings]] of [...forms.collected()].entries()) {
    if (place % wordsPerStep === 0) yield;
    radixTree.set(form, postings);
  }
  const titles = documents.map(({ title }) => searchWords(title, readOnce));
  const heads = titles.map(([first]) => first?.form ?? "");
  return {
    documents,
    forms: radixTree,
    roots: roots.collected(),
    written: new Map([...written].map(([form, word]) => [form, word.written])),
    titleLengths: Uint8Array.from(titles, (title) => title.length),
    heads,
    productHeads: new Set(heads.filter((_, place) => documents[place]?.kind === "product")),
    codes: indexCodes(documents),
    leads: indexLeads(leads, readOnce),
    read,
  };
}

type WordInDocument = { written: string; root: string; weight: number };

/**
 * Returns the words of a search entry, by the word without its inflectional ending. A word that occurs in several
 * fields gets the highest weight of these fields.
 */
function wordsOf({ title, keywords = [], text = [] }: SearchEntry, read: WordReader) {
  const found = new Map<string, WordInDocument>();
  const add = (part: string, weight: number) => {
    for (const { written, form, root } of searchWords(part, read))
      if (!found.has(form)) found.set(form, { written, root, weight });
  };
  add(title, weights.title);
  for (const part of keywords) add(part, weights.keywords);
  for (const part of text) add(part, weights.text);
  return found;
}

/**
 * Returns a reader that remembers words: entries share most words, and stemming every occurrence would dominate
 * start-up time.
 */
function memoised(read: WordReader): WordReader {
  const known = new Map<string, SearchWord>();
  return (written) => {
    const word = known.get(written) ?? read(written);
    known.set(written, word);
    return word;
  };
}

/**
 * Collects postings. Callers must add search entries in ascending order. If a word occurs in an entry several times,
 * they must add its highest weight first.
 */
class PostingsCollector {
  readonly #lists = new Map<string, { documents: number[]; weights: number[] }>();

  add(term: string, document: number, weight: number): void {
    const list = this.#lists.get(term) ?? { documents: [], weights: [] };
    if (list.documents.at(-1) === document) return;
    list.documents.push(document);
    list.weights.push(weight);
    this.#lists.set(term, list);
  }

  collected(): Map<string, Postings> {
    return new Map(
      [...this.#lists].map(([term, { documents, weights }]) => [
        term,
        { documents: Uint32Array.from(documents), weights: Uint8Array.from(weights) },
      ]),
    );
  }
}

function indexCodes(documents: readonly SearchEntry[]): CodeIndex {
  const entries = new Map<string, CodeEntry[]>();
  const add = (code: string, entry: CodeEntry) => {
    const known = entries.get(codeKey(code));
    if (known) known.push(entry);
    else entries.set(codeKey(code), [entry]);
  };
  documents.forEach(({ codes = [], partCodes = [] }, document) => {
    for (const { code, variant } of codes) add(code, { document, variant, isOwn: true });
    for (const code of partCodes) add(code, { document, isOwn: false });
  });
  return { entries, sortedKeys: [...entries.keys()].sort() };
}
