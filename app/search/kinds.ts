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

/** Heading of what the words of a query lead to. */
export const leadTitle = "Może tego szukasz";

/** Heading of what is nearest to a thing that the brand does not make. @param none its name in the genitive plural */
export function absentTitle(none: string): string {
  return `Nie mamy ${none}; najbliższe, co robimy`;
}

/** Heading of the products whose size is nearest to the one asked for. @param none their name in the genitive plural */
export function noSizeTitle(asked: string, sizes: string, none = "tego w rozmiarze"): string {
  return `Nie mamy ${none} ${asked}; najbliższe: ${sizes}`;
}

/** Heading of the exact matches by catalogue number or EAN. */
export function exactTitle(count: number): string {
  return count > 1 ? "Dokładnie te numery" : "Dokładnie ten numer";
}

/**
 * Heading of products that were found only because the query contains the number of one of their spare parts.
 * @param spareParts number of different spare parts whose number the query contains
 */
export function titleBySparePart(spareParts: number): string {
  return spareParts > 1 ? "Produkty z tymi częściami" : "Produkty z tą częścią";
}
