import { runAtOnce, type Steps } from "lib/processes/steps";
import { gtinOfElementString } from "~/range/product";
import { countPages } from "~/ui/paging";
import {
  absentTitle,
  exactTitle,
  leadTitle,
  noSizeTitle,
  type SearchKind,
  searchGroupNames,
  searchKinds,
  titleBySparePart,
} from "../kinds";
import { cleanQuery } from "../query";
import { type CodeEntry, type CodeIndex, type CodeMatch, indexCodes, matchCodes } from "./codes";
import type { SearchEntry, SearchHit } from "./entry";
import { hitOf } from "./hit-of";
import { indexLeads, type Lead, type LeadIndex, leadsOf, type Thing } from "./leads";
import { isSold, maxWords, type Scored, score } from "./score.server";
import { noVocabulary, stemOf, type Vocabulary } from "./vocabulary";
import { indexWords, type WordIndex } from "./word-index.server";
import { createNormalizer, queryWords, type ReadWord, readLeftOut, type Token } from "./words";

/** Number of results per page, the same as in product lists. */
const hitsPerPage = 24;

export type { SearchHit };

/**
 * Hits under one heading; the kind `exact` is for exact matches by catalogue number or EAN, or, if there are none, for
 * leads.
 */
export type SearchGroup = { kind: SearchKind | "exact"; title: string; hits: SearchHit[] };

export type Search = ReturnType<typeof searchIn>;
export type SearchResults = NonNullable<ReturnType<Search["find"]>>;

// Maximum number of suggested products, and of suggestions of each other kind (behaviour 7.2).
const suggestedProducts = 5;
const suggestedOthers = 3;

/** `things` by the form of each of their words, without replacing synonyms. */
type SearchIndex = WordIndex &
  Pick<Vocabulary, "fillers"> & { codes: CodeIndex; leads: LeadIndex; things: ReadonlyMap<string, Thing> };

function* indexOf(
  documents: readonly SearchEntry[],
  { synonyms, fillers }: Vocabulary,
  said: readonly Lead[],
  named: readonly Thing[],
): Steps<SearchIndex> {
  const read = createNormalizer(synonyms);
  const leads = indexLeads(said, read);
  const things = new Map(named.flatMap((thing) => thing.said.map((word) => [stemOf(word).form, thing])));
  const leadsSomewhere = ({ root, written }: ReadWord) =>
    leads.roots.has(root) || things.has(stemOf(written).form);
  const words = yield* indexWords(documents, read, leadsSomewhere);
  return { ...words, codes: yield* indexCodes(documents), leads, things, fillers };
}

/**
 * Builds the search (behaviours 7.2 to 7.5). Entries with equal scores rank in the order of `documents`.
 * @param vocabulary words that visitors may use
 */
export function* searchSteps(
  documents: readonly SearchEntry[],
  vocabulary = noVocabulary,
  leads: readonly Lead[] = [],
  things: readonly Thing[] = [],
): Steps<Search> {
  return searchIn(yield* indexOf(documents, vocabulary, leads, things));
}

/** Builds the search like {@link searchSteps}, at once. */
export const createSearch = (...content: Parameters<typeof searchSteps>): Search =>
  runAtOnce(searchSteps(...content));

function searchIn(index: SearchIndex) {
  const otherKinds = searchKinds.filter((kind) => kind !== "product");
  const withoutParts = searchKinds.filter((kind) => kind !== "part");

  function groups(kinds: readonly SearchKind[], found: Match): SearchGroup[] {
    return kinds
      .map((kind) => {
        const count = kind === "product" ? suggestedProducts : suggestedOthers;
        const hits = hitsOf(index, found, kind, count).filter(
          ({ to }) => !found.leads.some((lead) => lead.to === to),
        );
        return { kind, title: titleOf(index, found, kind), hits };
      })
      .filter(({ hits }) => hits.length > 0);
  }

  function exactGroup(
    { exact, words, leads, leadsTitle }: Match,
    kind: SearchKind | null,
    count?: number,
  ): SearchGroup | null {
    const found = exact
      .flatMap((entry) => hitOf(index, entry, words) ?? [])
      .filter((hit) => kind === null || hit.kind === kind);
    // A product and its first finish have the same href, so one of the two is removed as a duplicate.
    const hits = found.filter(({ to }, at) => found.findIndex((hit) => hit.to === to) === at);
    if (hits.length > 0) return { kind: "exact", title: exactTitle(hits.length), hits: hits.slice(0, count) };
    return kind === null && leads.length > 0 ? { kind: "exact", title: leadsTitle, hits: leads } : null;
  }

  return {
    /**
     * Returns a few hits of each kind for the list below the search field, exact matches first. Omits kinds without hits.
     */
    suggest(query: string) {
      const found = match(index, cleanQuery(query));
      const exact = exactGroup(found, null, suggestedProducts);
      // If the query is the start of a spare part's number, spare parts come before the products that contain them.
      const kinds =
        countOf(index, found.near, "part") > 0 ? (["part", ...withoutParts] as const) : searchKinds;
      return [...(exact ? [exact] : []), ...groups(kinds, found)];
    },
    /**
     * Returns a page of results of the requested kind. Without a kind, returns products and, on the first page, also the
     * best hits of the other kinds.
     * @param page from 1
     * @returns null if there is no such page
     */
    find(query: string, page = 1, kind: SearchKind | null = null) {
      const cleaned = cleanQuery(query);
      const found = match(index, cleaned);
      const shown = kind ?? "product";
      const counts = countKinds(index, found);
      const exact = countOf(index, found.exact, shown);
      const near = countOf(index, found.near, shown);
      const all = counts.find((one) => one.kind === shown)?.count ?? 0;
      const top = found.scored.find(({ document }) => index.documents[document]?.kind === shown);
      const isNamed = exact + near + found.leads.length > 0;
      const pages = countPages(all - exact, hitsPerPage);
      if (page < 1 || page > pages) return null;
      const before = (page - 1) * hitsPerPage;
      const hits = hitsOf(index, found, shown, page * hitsPerPage).slice(before);
      return {
        /** The query, trimmed and truncated. */
        query: cleaned,
        /** Number of results by kind; kinds without results are omitted. */
        counts,
        page,
        pages,
        /**
         * Exact matches by catalogue number or EAN, of the requested kind or of all kinds. If there are none and no kind is
         * requested, `leads` under their heading. Null if there are neither, and always null after the first page.
         */
        exact: page === 1 ? exactGroup(found, kind) : null,
        /** What the words lead to, or what is nearest to a thing that the brand does not make, whatever kind is requested. */
        leads: found.leads,
        /** Words of the query that even the best hit lacks; none if the query leads somewhere. */
        missing: isNamed || top === undefined ? [] : missingWords(found, top),
        /** Words that the results must not have, as they are written. */
        without: found.without.map(({ written }) => written),
        /** Heading of the hits. */
        title: titleOf(index, found, shown),
        /** One page of hits of the requested kind (default: products), without the exact matches. */
        hits,
        /** The best hits of the other kinds; empty if a kind was requested, and after the first page. */
        others: page === 1 && !kind ? groups(otherKinds, found) : [],
      };
    },
    /** Returns what the words of a query lead to, or what is nearest to a thing that the brand does not make. */
    leads: (query: string) => ledTo(index, queryWords(cleanQuery(query), index.read, index.fillers)).leads,
    /**
     * Returns the query with typos corrected and unknown words removed; null if there is nothing to correct, or if the
     * corrected query finds nothing. If words are only missing, the results say so.
     */
    didYouMean: (query: string) => correct(index, cleanQuery(query)),
  };
}

/**
 * Search entries found by catalogue number or EAN, and the scores of all other entries for the remaining words of the
 * query.
 */
type Match = Pick<CodeMatch, "exact" | "near"> &
  ReturnType<typeof score> & { words: Token[]; without: Token[]; leads: SearchHit[]; leadsTitle: string };

function match(index: SearchIndex, query: string): Match {
  const { text, without } = readLeftOut(query, index.read);
  // A scanner may send a lot or a serial number with the EAN.
  const { exact, near, rest } = matchCodes(index.codes, gtinOfElementString(text) ?? text);
  const words = queryWords(rest, index.read, index.fillers);
  const byCode = new Set([...exact, ...near].map(({ document }) => document));
  const { scored, ...read } = score(index, rest, words, without);
  const { leads, absent } = ledTo(index, words);
  return {
    exact,
    near,
    scored: scored.filter(({ document }) => !byCode.has(document) && !(absent && isSold(index, document))),
    words,
    without,
    leads,
    leadsTitle: absent ? absentTitle(absent.none) : leadTitle,
    ...read,
  };
}

function ledTo(index: SearchIndex, words: readonly Token[]) {
  const leads = leadsOf(index.leads, words, index);
  const absent = leads.length > 0 ? null : absentThing(index, words);
  return { leads: absent ? [...absent.instead] : leads, absent };
}

/** Returns the requested thing if the brand does not make it, and the query names it before any product or part. */
function absentThing({ nouns, things }: SearchIndex, words: readonly Token[]): Thing | null {
  for (const { form, written, preposition } of words) {
    if (preposition !== undefined) continue;
    const said = stemOf(written).form;
    const thing = things.get(said);
    if (thing?.instead.length && !nouns.has(said)) return thing;
    if (nouns.has(form)) return null;
  }
  return null;
}

function missingWords({ words }: Match, top: Scored): string[] {
  const found = new Set(top.words.map(({ form }) => form));
  return words
    .slice(0, maxWords)
    .filter(({ form }) => !found.has(form))
    .map(({ written }) => written);
}

/**
 * Returns the best hits of a kind, except exact matches. Near matches by catalogue number come first. Each shows the
 * variant, such as the finish, that the number belongs to.
 */
function hitsOf(index: SearchIndex, { words, scored, near }: Match, kind: SearchKind, count: number) {
  return [...near, ...scored]
    .filter(({ document }) => index.documents[document]?.kind === kind)
    .slice(0, count)
    .flatMap((entry) => hitOf(index, entry, words) ?? []);
}

/**
 * Returns the heading for hits of a kind. There are special headings for products that lack the size asked for, and for
 * those found only because they contain the spare parts in the query.
 */
function titleOf(index: SearchIndex, { exact, scored, noSize }: Match, kind: SearchKind): string {
  if (kind === "product" && noSize) {
    const none = index.things.get(noSize.noun)?.none;
    return noSizeTitle(noSize.asked, noSize.sizes, none && noSize.isNarrowed ? `takich ${none}` : none);
  }
  const spareParts = countOf(index, exact, "part");
  const isBySparePart = kind === "product" && spareParts > 0 && scored.length === 0;
  return isBySparePart ? titleBySparePart(spareParts) : searchGroupNames[kind];
}

/** Counts the distinct search entries of one kind among those found by catalogue number or EAN. */
function countOf(
  { documents }: SearchIndex,
  entries: readonly Pick<CodeEntry, "document">[],
  kind: SearchKind,
): number {
  return new Set(entries.map(({ document }) => document).filter((place) => documents[place]?.kind === kind))
    .size;
}

/** Counts the results of each kind; kinds without results are omitted. */
function countKinds(index: SearchIndex, { scored, exact, near }: Match) {
  return searchKinds
    .map((kind) => ({ kind, count: countOf(index, [...exact, ...near, ...scored], kind) }))
    .filter(({ count }) => count > 0);
}

function correct(index: SearchIndex, query: string): string | null {
  const { exact, near, leads, words, scored, spelt, without } = match(index, query);
  if (exact.length + near.length + leads.length > 0) return null;
  const isOnlyShorter = spelt.every((text) => words.some(({ written }) => written === text));
  if (isOnlyShorter && (spelt.length === words.length || scored.length > 0)) return null;
  const suggestion = [...spelt, ...without.map(({ written }) => `-${written}`)].join(" ");
  return match(index, suggestion).scored.length > 0 ? suggestion : null;
}
