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

/** How an address names a kind. */
const kindNames: Readonly<Record<SearchKind, string>> = {
  product: "produkty",
  part: "czesci",
  category: "kategorie",
  page: "strony",
  article: "aktualnosci",
  question: "pytania",
};

/** The parameter that narrows the results to one kind. */
export const kindParameter = "rodzaj";

/** The kind that an address asks for; `null` for all, and for an unknown one. */
export function readKind(params: URLSearchParams): SearchKind | null {
  return searchKinds.find((kind) => kindNames[kind] === params.get(kindParameter)) ?? null;
}

/** The query of the result page, of all kinds or of one. */
export function searchQuery(query: string, kind: SearchKind | null = null): string {
  return new URLSearchParams({ q: query, ...(kind && { [kindParameter]: kindNames[kind] }) }).toString();
}

/** The address of the result page. */
export function searchAddress(query: string, kind: SearchKind | null = null): string {
  return `/produkty?${searchQuery(query, kind)}`;
}
