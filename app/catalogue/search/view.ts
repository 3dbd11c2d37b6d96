import { readPage } from "~/platform/paging";
import { highlight } from "./highlight";
import type { SearchKind } from "./kinds";
import type { Search, SearchGroup, SearchHit } from "./search.server";

/** A title in pieces, alternately plain and marked; the first one is plain and may be empty. */
export type MarkedText = string[];

export type FoundPage = { title: MarkedText; to: string };
export type FoundProduct = FoundPage & { picture: string | null; note?: string };

/** What the result page shows. Words are compared on the server only, so they are marked here. */
export type SearchView = {
  kind: "search";
  query: string;
  total: number;
  page: number;
  pages: number;
  products: FoundProduct[];
  /** The best of the other kinds; where nothing at all was found, what the suggestion would find. */
  groups: { kind: SearchKind; hits: FoundPage[] }[];
  isEmpty: boolean;
  /** The nearest query that finds something, where this one seems mistyped. */
  suggestion: string | null;
};

/** @returns `null` for a page beyond the last, or an invalid page number */
export function searchView(search: Search, params: URLSearchParams): SearchView | null {
  const page = readPage(params);
  if (page === null) return null;
  const results = search.find(params.get("q") ?? "", page);
  if (!results) return null;
  const { query, total, pages, products, others } = results;
  const suggestion = search.didYouMean(query);
  const isEmpty = total === 0 && others.length === 0;
  // The hits of a mistyped query contain the corrected words.
  const found = suggestion ?? query;
  return {
    kind: "search",
    query,
    total,
    page,
    pages,
    products: products.map((hit) => ({
      ...foundPage(hit, found),
      picture: hit.picture?.src ?? null,
      note: hit.note,
    })),
    groups: foundGroups(isEmpty && suggestion ? search.suggest(suggestion) : others, found),
    isEmpty,
    suggestion,
  };
}

function foundGroups(groups: SearchGroup[], query: string) {
  return groups.map(({ kind, hits }) => ({ kind, hits: hits.map((hit) => foundPage(hit, query)) }));
}

function foundPage({ title, to }: SearchHit, query: string): FoundPage {
  return { title: markedText(title, query), to };
}

function markedText(text: string, query: string): MarkedText {
  const pieces: MarkedText = [""];
  let isMarked = false;
  for (const part of highlight(text, query)) {
    if (part.match !== isMarked) pieces.push("");
    isMarked = part.match;
    pieces[pieces.length - 1] += part.text;
  }
  return pieces;
}
