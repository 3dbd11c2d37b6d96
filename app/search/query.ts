import { plainLine } from "lib/polish/plain-text";
import * as paths from "~/paths";
import { readPage, writeQuery } from "~/ui/paging";
import { type SearchKind, searchKinds } from "./kinds";

/** A parsed query. `words` are normalised and may be empty; a `kind` of `null` means all kinds; `page` counts from 1. */
export type SearchQuery = { words: string; kind: SearchKind | null; page: number };

/** Query parameter that limits the results to one kind. */
export const searchKindParameter = "rodzaj";

/** Maximum length of the search words, in characters; longer text is truncated (behaviour 7.1). */
export const maxQueryLength = 200;

/** Value of the parameter `rodzaj` for each kind. */
const kindNames: Readonly<Record<SearchKind, string>> = {
  product: "produkty",
  part: "czesci",
  category: "kategorie",
  page: "strony",
  article: "aktualnosci",
  question: "pytania",
};

/** Parses the query of the results page, ignoring an unknown kind. */
export function parseSearchQuery(params: URLSearchParams): SearchQuery {
  const kind = searchKinds.find((one) => kindNames[one] === params.get(searchKindParameter)) ?? null;
  return { words: cleanQuery(params.get("q") ?? ""), kind, page: readPage(params) };
}

/** Writes the query string of the results page: parameters in a fixed order, without default values. */
export function writeSearchQuery({ words, kind, page }: SearchQuery): string {
  return writeQuery({ q: words, [searchKindParameter]: kind && kindNames[kind] }, page);
}

/** Returns the canonical form of a query string, for the page cache (behaviour 19.2). */
export function canonicalSearchQuery(params: URLSearchParams): string {
  return writeSearchQuery(parseSearchQuery(params));
}

/** Returns the href of the results page: by default of its first page, with all kinds. */
export function searchHref(words: string, kind: SearchKind | null = null, page = 1): string {
  return `${paths.products}?${writeSearchQuery({ words, kind, page })}`;
}

/** Normalises search words for searching and display: truncates them, on one line without invisible characters. */
export function cleanQuery(words: string): string {
  return plainLine(words.slice(0, maxQueryLength));
}
