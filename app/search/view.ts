import type { Search, SearchGroup, SearchResults } from "./index/search.server";
import { type SearchKind, searchGroupNames } from "./kinds";
import { parseSearchQuery, searchHref } from "./query";

/** View data of the results page. */
export type SearchView = NonNullable<ReturnType<typeof searchView>>;
export type FoundGroup = SearchView["main"];
export type FoundPage = FoundGroup["hits"][number];

/**
 * Searches for the query and returns the view data of the results page.
 * @returns `null` if there is no such page
 */
export function searchView(search: Search, params: URLSearchParams) {
  const parsed = parseSearchQuery(params);
  const results = search.find(parsed.words, parsed.page, parsed.kind);
  if (!results) return null;
  const asked = parsed.kind;
  const { query, counts, pages, exact, hits, title, others, missing, without } = results;
  const suggestion = search.didYouMean(query);
  const found = counts.reduce((sum, { count }) => sum + count, 0);
  const total = Math.max(found, exact?.hits.length ?? 0);
  const isEmpty = total === 0;
  const group = ({ kind, title, hits }: SearchGroup) => ({
    kind,
    title,
    hits: hits.map(({ kind: _, picture, ...hit }) => ({ ...hit, picture: picture?.src ?? null })),
  });
  return {
    kind: "search" as const,
    query,
    /** Number of results of all kinds. */
    total,
    /** Links to the results of all kinds and of each kind; empty if there is only one kind to choose from. */
    kinds: kindLinks(query, asked, total, counts),
    /** Kind requested in the URL; null for all kinds. */
    asked,
    /** Exact matches by catalogue number or EAN, shown first. */
    exact: exact && group(exact),
    page: results.page,
    pages,
    /** One page of hits of the requested kind (default: products). */
    main: group({ kind: asked ?? "product", title, hits }),
    /** The best hits of the other kinds; if the query found nothing, the hits of `suggestion`. */
    groups: (isEmpty && suggestion ? search.suggest(suggestion) : others).map(group),
    isEmpty,
    /** Corrected query, if the query seems mistyped. */
    suggestion,
    /** Words that even the best hit lacks. */
    missing,
    /** Words that the query leaves out. */
    without,
  };
}

function kindLinks(query: string, asked: SearchKind | null, total: number, counts: SearchResults["counts"]) {
  if (counts.length < 2 && !asked) return [];
  const all = { label: "Wszystko", count: total, to: searchHref(query), selected: asked === null };
  return [
    all,
    ...counts.map(({ kind, count }) => ({
      label: searchGroupNames[kind],
      count,
      to: searchHref(query, kind),
      selected: kind === asked,
    })),
  ];
}
