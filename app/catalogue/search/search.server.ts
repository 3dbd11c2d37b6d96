import { countPages } from "~/platform/paging";
import { type CodeEntry, matchCodes } from "./codes";
import type { SearchDocument } from "./document";
import { completions, corrections } from "./expansion";
import { indexDocuments, type SearchIndex } from "./index-of-words.server";
import { type SearchKind, searchKinds } from "./kinds";
import { best, type Scores, score } from "./ranking";
import { searchWords } from "./words";

/** In characters; longer queries are cut, far above what anyone types (behaviour 7.1). */
export const maxQueryLength = 200;

/** Products on a page, as in a list of products. */
export const hitsPerPage = 24;

export type SearchHit = Pick<SearchDocument, "kind" | "title" | "to" | "picture">;
export type SearchGroup = { kind: SearchKind; hits: SearchHit[] };

export type SearchResults = {
  /** What was looked for: trimmed and cut. */
  query: string;
  /** Products found on all pages. */
  total: number;
  page: number;
  pages: number;
  products: SearchHit[];
  /** The best of the other kinds, on the first page only; kinds without a hit are left out. */
  others: SearchGroup[];
};

export type Search = {
  /** A few hits of every kind for a list below the field; kinds without a hit are left out. */
  suggest(query: string): SearchGroup[];
  /** A page of results, from 1; null for a page beyond the last. */
  find(query: string, page?: number): SearchResults | null;
  /** The query with typos corrected and unknown words left out; null where that changes nothing or leaves nothing. */
  didYouMean(query: string): string | null;
};

// A short list below the field (behaviour 7.2).
const suggestedProducts = 5;
const suggestedOthers = 3;

/** Builds the search (behaviours 7.2 to 7.5); documents of one kind are given in the order that breaks ties. */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const index = indexDocuments(documents);
  const otherKinds = searchKinds.filter((kind) => kind !== "product");

  function groups(kinds: readonly SearchKind[], { scores, exact }: Match): SearchGroup[] {
    return kinds
      .map((kind) => {
        const count = kind === "product" ? suggestedProducts : suggestedOthers;
        return { kind, hits: hitsOf(index, { scores, exact }, kind, count).hits };
      })
      .filter(({ hits }) => hits.length > 0);
  }

  return {
    suggest: (query) => groups(searchKinds, match(index, cleanQuery(query))),
    find(query, page = 1) {
      const asked = cleanQuery(query);
      const found = match(index, asked);
      const { total, hits } = hitsOf(index, found, "product", page * hitsPerPage);
      const pages = countPages(total, hitsPerPage);
      if (page > pages) return null;
      return {
        query: asked,
        total,
        page,
        pages,
        products: hits.slice((page - 1) * hitsPerPage),
        others: page === 1 ? groups(otherKinds, found) : [],
      };
    },
    didYouMean: (query) => correct(index, cleanQuery(query)),
  };
}

/** A query as it is looked for and shown: without needless spaces, and cut. */
export function cleanQuery(query: string): string {
  return query.slice(0, maxQueryLength).replace(/\s+/g, " ").trim();
}

/** Documents whose number was typed come first, with the number's own address. */
type Match = { scores: Scores; exact: CodeEntry[] };

function match(index: SearchIndex, query: string): Match {
  const { found, rest } = matchCodes(index.codes, query);
  const scores = score(index, rest.join(" "));
  const exact = new Map<number, CodeEntry>();
  for (const entry of found) {
    if (!exact.has(entry.document)) exact.set(entry.document, entry);
    scores[entry.document] = 0;
  }
  return { scores, exact: [...exact.values()] };
}

function hitsOf(index: SearchIndex, { scores, exact }: Match, kind: SearchKind, count: number) {
  const byCode = exact.filter(({ document }) => index.documents[document]?.kind === kind);
  const { total, places } = best(index, scores, kind, count);
  const entries = [...byCode, ...places.map((document) => ({ document, to: undefined }))].slice(0, count);
  const hits = entries.flatMap(({ document, to }): SearchHit[] => {
    const found = index.documents[document];
    return found ? [{ kind, title: found.title, to: to ?? found.to, picture: found.picture }] : [];
  });
  return { total: total + byCode.length, hits };
}

function correct(index: SearchIndex, query: string): string | null {
  const { found, rest } = matchCodes(index.codes, query);
  if (found.length > 0) return null;
  const asked = searchWords(rest.join(" "));
  const corrected = asked.flatMap((word, place) => {
    if (completions(index, word, place === asked.length - 1).length > 0) return [word.written];
    const [nearest] = corrections(index, word);
    return nearest ? [index.written.get(nearest.form) ?? nearest.form] : [];
  });
  const suggestion = corrected.join(" ");
  return suggestion === "" || suggestion === asked.map(({ written }) => written).join(" ")
    ? null
    : suggestion;
}
