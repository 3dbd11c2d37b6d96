import { countPages } from "~/platform/paging";
import { type CodeEntry, matchCodes } from "./codes";
import type { SearchDocument } from "./document";
import { completions, corrections } from "./expansion";
import { indexDocuments, type SearchIndex } from "./index-of-words.server";
import { type SearchKind, searchKinds } from "./kinds";
import { best, type Scores, score } from "./ranking";
import { type SearchWord, searchWords } from "./words";

/** In characters; longer queries are cut, far above what anyone types (behaviour 7.1). */
export const maxQueryLength = 200;

/** Hits on a page, as many as in a list of products. */
export const hitsPerPage = 24;

export type SearchHit = Pick<SearchDocument, "kind" | "title" | "to" | "picture" | "note">;
export type SearchGroup = { kind: SearchKind; hits: SearchHit[] };

export type SearchResults = {
  /** What was looked for: trimmed and cut. */
  query: string;
  /** How many of every kind were found; kinds without a hit are left out. */
  counts: { kind: SearchKind; count: number }[];
  page: number;
  pages: number;
  /** How many of the kind that is shown have a number that was typed: they come first. */
  named: number;
  /** A page of the kind asked for, else of products. */
  hits: SearchHit[];
  /** Where no kind was asked for, the best of the others, on the first page only. */
  others: SearchGroup[];
};

export type Search = {
  /** A few hits of every kind for a list below the field; kinds without a hit are left out. */
  suggest(query: string): SearchGroup[];
  /** A page of results, from 1, of one kind or of products with the best of the others; null for a page beyond the last. */
  find(query: string, page?: number, kind?: SearchKind | null): SearchResults | null;
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
  const withoutParts = searchKinds.filter((kind) => kind !== "part");

  function groups(kinds: readonly SearchKind[], found: Match): SearchGroup[] {
    return kinds
      .map((kind) => {
        const count = kind === "product" ? suggestedProducts : suggestedOthers;
        return { kind, hits: hitsOf(index, found, kind, count) };
      })
      .filter(({ hits }) => hits.length > 0);
  }

  return {
    suggest(query) {
      const found = match(index, cleanQuery(query));
      // Its number was typed: the part comes before the products that have it.
      return groups(named(index, found, "part") > 0 ? ["part", ...withoutParts] : searchKinds, found);
    },
    find(query, page = 1, kind = null) {
      const asked = cleanQuery(query);
      const found = match(index, asked);
      const shown = kind ?? "product";
      const counts = countKinds(index, found);
      const pages = countPages(counts.find((one) => one.kind === shown)?.count ?? 0, hitsPerPage);
      if (page > pages) return null;
      return {
        query: asked,
        counts,
        page,
        pages,
        named: named(index, found, shown),
        hits: hitsOf(index, found, shown, page * hitsPerPage).slice((page - 1) * hitsPerPage),
        others: page === 1 && !kind ? groups(otherKinds, found) : [],
      };
    },
    didYouMean: (query) => correct(index, cleanQuery(query)),
  };
}

/** A query as it is looked for and shown: without needless spaces, and cut. */
export function cleanQuery(query: string): string {
  return query.slice(0, maxQueryLength).replace(/\s+/g, " ").trim();
}

/** Documents whose number was typed come first, in the number's own finish. */
type Match = { asked: SearchWord[]; scores: Scores; exact: CodeEntry[] };

function match(index: SearchIndex, query: string): Match {
  const { found, rest } = matchCodes(index.codes, query);
  const scores = score(index, rest.join(" "));
  const exact = new Map<number, CodeEntry>();
  for (const entry of found) {
    if (!exact.has(entry.document)) exact.set(entry.document, entry);
    scores[entry.document] = 0;
  }
  return { asked: searchWords(query), scores, exact: [...exact.values()] };
}

function hitsOf(index: SearchIndex, { asked, scores, exact }: Match, kind: SearchKind, count: number) {
  const byCode = exact.filter(({ document }) => index.documents[document]?.kind === kind);
  const places = best(index, scores, kind, count);
  const entries: CodeEntry[] = [...byCode, ...places.map((document) => ({ document }))].slice(0, count);
  return entries.flatMap(({ document, variant }): SearchHit[] => {
    const found = index.documents[document];
    if (!found) return [];
    const { to, picture, note } = found.variants?.[variant ?? variantAskedFor(found, asked)] ?? found;
    return [{ kind, title: found.title, to, picture, note }];
  });
}

/** How many of a kind have a number that was typed. */
function named({ documents }: SearchIndex, { exact }: Match, kind: SearchKind): number {
  return exact.filter(({ document }) => documents[document]?.kind === kind).length;
}

/** How many of every kind were found, in one pass; kinds without a hit are left out. */
function countKinds({ documents }: SearchIndex, { scores, exact }: Match): SearchResults["counts"] {
  const byCode = new Set(exact.map(({ document }) => document));
  const counts = new Map<SearchKind, number>();
  documents.forEach(({ kind }, place) => {
    if ((scores[place] ?? 0) > 0 || byCode.has(place)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  });
  return searchKinds.flatMap((kind) => {
    const count = counts.get(kind);
    return count ? [{ kind, count }] : [];
  });
}

/** The place of the variant whose label shares most words with the query; -1 where none shares any. */
function variantAskedFor({ variants = [] }: SearchDocument, asked: readonly SearchWord[]): number {
  const shared = variants.map(
    ({ label }) => searchWords(label).filter(({ root }) => asked.some((word) => word.root === root)).length,
  );
  const most = Math.max(...shared);
  return most > 0 ? shared.indexOf(most) : -1;
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
