import type { Search, SearchGroup, SearchResults } from "./search";

export type SearchView = SearchResults & {
  kind: "search";
  /** The nearest query that finds something, where this one seems mistyped. */
  suggestion: string | null;
  /** What the suggestion would find, where the query itself finds nothing. */
  nearest: SearchGroup[];
};

/** @returns `null` for a page beyond the last, or one that is no number */
export function searchView(search: Search, params: URLSearchParams): SearchView | null {
  const page = Number(params.get("strona") ?? 1);
  if (!Number.isInteger(page) || page < 1) return null;
  const results = search.find(params.get("q") ?? "", page);
  if (!results) return null;
  const suggestion = search.didYouMean(results.query);
  const isEmpty = results.total === 0 && results.others.length === 0;
  return {
    kind: "search",
    ...results,
    suggestion,
    nearest: isEmpty && suggestion ? search.suggest(suggestion) : [],
  };
}
