import * as paths from "~/paths";

/** Kinds of results, in the order in which they are shown. */
export const searchKinds = ["product", "part", "category", "page", "article", "question"] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Headings of the groups of results. */
export const searchGroupNames: Readonly<Record<SearchKind, string>> = {
  product: "Produkty",
  part: "Części zamienne",
  category: "Kategorie",
  page: "Strony",
  article: "Aktualności",
  question: "Pytania i odpowiedzi",
};

/** Headings of exact matches by number. */
export function exactTitle(count: number): string {
  return count > 1 ? "Dokładnie te numery" : "Dokładnie ten numer";
}

/** Headings of the products that are found for their parts alone. */
export function holdersTitle(parts: number): string {
  return parts > 1 ? "Produkty z tymi częściami" : "Produkty z tą częścią";
}

/** How a URL names a kind. */
const kindNames: Readonly<Record<SearchKind, string>> = {
  product: "produkty",
  part: "czesci",
  category: "kategorie",
  page: "strony",
  article: "aktualnosci",
  question: "pytania",
};

/** The parameter that narrows the results to one kind. */
export const searchKindParameter = "rodzaj";

/** The kind that a URL asks for; `null` for all, and for an unknown one. */
export function readKind(params: URLSearchParams): SearchKind | null {
  return searchKinds.find((kind) => kindNames[kind] === params.get(searchKindParameter)) ?? null;
}

/** The query of the result page, of all kinds or of one. */
export function writeSearchQuery(query: string, kind: SearchKind | null = null): string {
  return new URLSearchParams({
    q: query,
    ...(kind && { [searchKindParameter]: kindNames[kind] }),
  }).toString();
}

/** The URL of the result page. */
export function searchHref(query: string, kind: SearchKind | null = null): string {
  return `${paths.products}?${writeSearchQuery(query, kind)}`;
}
