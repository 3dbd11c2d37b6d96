import SearchableMap from "minisearch/SearchableMap";
import { codeKey } from "~/catalogue/product/code-key";
import type { CodeEntry, CodeIndex } from "./codes";
import { type SearchEntry, weights } from "./entry";
import { type SearchWord, searchWord, searchWords } from "./words";

/** The documents of one word in ascending order, and its weight in each. */
export type Postings = { documents: Uint32Array; weights: Uint8Array };

export type SearchIndex = {
  documents: readonly SearchEntry[];
  /** By form: for the word itself, its beginnings and similar words. */
  forms: SearchableMap<Postings>;
  /** By root: for other words of the same family. */
  roots: ReadonlyMap<string, Postings>;
  /** A whole word for every form, from a title if one has it, to show in a correction. */
  written: ReadonlyMap<string, string>;
  /** Number of words in every title. */
  titleLengths: Uint8Array;
  /** First word of every title, as a form: in Polish names it says what the thing is. */
  heads: readonly string[];
  /** The first words of products' names. */
  productHeads: ReadonlySet<string>;
  codes: CodeIndex;
};

/**
 * An inverted index. MiniSearch's own radix tree holds the words and finds the similar ones; the postings are typed
 * arrays instead of MiniSearch's maps, which need 60–100 ms for two common words among 100,000 products.
 */
export function indexEntries(documents: readonly SearchEntry[]): SearchIndex {
  const forms = new PostingsCollector();
  const roots = new PostingsCollector();
  const written = new Map<string, WordInDocument>();
  const read = memoisedSearchWord();
  const titles = documents.map(({ title }) => searchWords(title, read));

  documents.forEach((document, place) => {
    for (const [form, word] of wordsOf(document, read)) {
      forms.add(form, place, word.weight);
      roots.add(word.root, place, word.weight);
      if (word.weight > (written.get(form)?.weight ?? 0)) written.set(form, word);
    }
  });

  const radixTree = new SearchableMap<Postings>();
  for (const [form, postings] of forms.collected()) radixTree.set(form, postings);
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
  };
}

type WordInDocument = { written: string; root: string; weight: number };

/** A document's words by form, each with its highest weight. */
function wordsOf({ title, keywords = [], text = [] }: SearchEntry, read: typeof searchWord) {
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

/** Documents repeat their words; stemming them each time would dominate the start. */
function memoisedSearchWord(): typeof searchWord {
  const known = new Map<string, SearchWord>();
  return (written) => {
    const word = known.get(written) ?? searchWord(written);
    known.set(written, word);
    return word;
  };
}

/** Gathers postings; documents come in ascending order, and a document's best weight for a word comes first. */
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
