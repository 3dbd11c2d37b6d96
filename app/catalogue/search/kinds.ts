import * as paths from "~/paths";

/** Kinds of search results, in display order. */
export const searchKinds = ["product", "part", "category", "page", "article", "question"] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Headings of the result groups. */
export const searchGroupNames: Readonly<Record<SearchKind, string>> = {
  product: "Produkty",
  part: "Części zamienne",
  category: "Kategorie",
  page: "Strony",
  article: "Aktualności",
  question: "Pytania i odpowiedzi",
};

/** Heading of the exact matches by catalogue number or EAN. */
export function exactTitle(count: number): string {
  return count > 1 ? "Dokładnie te numery" : "Dokładnie ten numer";
}

/**
 * Heading of products that were found only because the query contains the number of one of their spare parts.
 * @param parts number of different spare parts whose number the query contains
 */
export function holdersTitle(parts: number): string {
  return parts > 1 ? "Produkty z tymi częściami" : "Produkty z tą częścią";
}

/** Value of the query parameter `rodzaj` for each kind. */
const kindNames: Readonly<Record<SearchKind, string>> = {
  product: "produkty",
  part: "czesci",
  category: "kategorie",
  page: "strony",
  article: "aktualnosci",
  question: "pytania",
};

/** Query parameter that limits the results to one kind. */
export const searchKindParameter = "rodzaj";

/** Reads the kind from the query parameters; `null` (all kinds) if the parameter is missing or unknown. */
export function readKind(params: URLSearchParams): SearchKind | null {
  return searchKinds.find((kind) => kindNames[kind] === params.get(searchKindParameter)) ?? null;
}

/** Writes the query string of the results page. Without a `kind`, the page shows all kinds. */
export function writeSearchQuery(query: string, kind: SearchKind | null = null): string {
  return new URLSearchParams({
    q: query,
    ...(kind && { [searchKindParameter]: kindNames[kind] }),
  }).toString();
}

/** Returns the href of the results page. Without a `kind`, the page shows all kinds. */
export function searchHref(query: string, kind: SearchKind | null = null): string {
  return `${paths.products}?${writeSearchQuery(query, kind)}`;
}
