/** Kinds of results, in the order in which they are shown. */
export const searchKinds = ["product", "category", "article", "question"] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Headings of the groups of results. */
export const searchGroupNames: Readonly<Record<SearchKind, string>> = {
  product: "Produkty",
  category: "Kategorie",
  article: "Aktualności",
  question: "Pytania i odpowiedzi",
};

/** The address of the result page. */
export function searchAddress(query: string): string {
  return `/produkty?${new URLSearchParams({ q: query })}`;
}
