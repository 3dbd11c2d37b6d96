import { findArtifact } from "lib/platform/files.server";
import { getPartners } from "~/fit/partners.server";
import type { Product } from "~/range/product.server";
import { nameInQuery, type ProductCard } from "~/range/products";
import { getCatalogue } from "~/range/products.server";
import type { CategoryIndex } from "~/range/tree";
import type { Search } from "~/search/search.server";
import {
  differencesParameter,
  onlyDifferences,
  parseComparison,
  queryWith,
  writeComparisonQuery,
} from "../comparison";
import { comparisonZip } from "../comparison-files";
import { maxCompared } from "../remembered-comparison";
import { alikeProducts, productsFound } from "./candidates";
import { type FitRow, fitRow } from "./fits";
import { type ComparisonRow, comparisonRows } from "./rows";

/**
 * `named` identifies the product in the URL. `withoutQuery` is the query of the comparison without this product.
 */
export type ComparedProduct = ProductCard & { gtin?: string; named: string; withoutQuery: string };

/** A product that can be added, with the query of the comparison extended by it. */
export type Candidate = { picture: string | null; name: string; code: string; query: string };

export type ComparisonView = {
  kind: "comparison";
  products: ComparedProduct[];
  /** Properties that several products have, or the only product has. */
  rows: ComparisonRow[];
  /** Properties that only one of several products has, with the place of that product. */
  alone: { label: string; value: string; column: number }[];
  /** What fits each product; null if nothing is known or the row is hidden. */
  fits: FitRow | null;
  /** Whether rows without differences are hidden. */
  onlyDifferences: boolean;
  /** Query that toggles whether rows without differences are hidden; null if there are fewer than two products. */
  toggleQuery: string | null;
  /** Products that a search finds for words in the URL; null if there are none. `words` are the words searched for. */
  found: { words: string; products: Candidate[] } | null;
  /** Other products of the first product's category. */
  candidates: Candidate[];
  /** Href of the ZIP with the files of all products; null if there are no files. */
  zip: string | null;
  canAdd: boolean;
  messages: string[];
};

const shownCandidates = 12;

/** Returns the comparison of up to four products from `porownaj=a,b,c` (behaviour 16.10). */
export function comparisonView(tree: CategoryIndex, params: URLSearchParams, search: Search): ComparisonView {
  const catalogue = getCatalogue(tree);
  const { compared, unknown, messages } = parseComparison(params, catalogue);
  const isShort = params.has(differencesParameter);
  const kept = (query: string) => (isShort && query ? `${query}&${onlyDifferences}` : query);
  const names = compared.map(({ product, finish }) => nameInQuery(product, finish));
  const chosen = compared.flatMap(({ product: { finishes }, finish }) =>
    finish && finish !== finishes[0] ? finish.id : [],
  );
  const rows = comparisonRows(compared, catalogue);
  const fits = fitRow(compared, getPartners(tree));
  const candidate = (product: Product): Candidate[] => {
    const finish = product.finishes.find(({ id }) => chosen.includes(id));
    const query = queryWith(names, nameInQuery(product, finish));
    const { picture, name, code } = catalogue.productCard(product, finish && [finish.id]);
    return query ? [{ picture, name, code, query: kept(query) }] : [];
  };
  const hits = productsFound(unknown, search, catalogue).flatMap(candidate);
  return {
    kind: "comparison",
    products: compared.map(({ product, finish }) => {
      const named = nameInQuery(product, finish);
      return {
        ...catalogue.productCard(product, finish && [finish.id]),
        gtin: finish?.gtin,
        named,
        withoutQuery: kept(writeComparisonQuery(names.filter((other) => other !== named))),
      };
    }),
    rows: rows.filter(({ differs, isAlone }) => !isAlone && (differs || !isShort)),
    alone: isShort ? [] : aloneIn(rows),
    fits: fits && (fits.differs || !isShort) ? fits : null,
    onlyDifferences: isShort,
    toggleQuery:
      compared.length > 1 ? writeComparisonQuery(names) + (isShort ? "" : `&${onlyDifferences}`) : null,
    found: hits.length > 0 ? { words: unknown.join(), products: hits } : null,
    candidates: alikeProducts(compared, catalogue).flatMap(candidate).slice(0, shownCandidates),
    zip: comparisonZip(compared, findArtifact),
    canAdd: names.length < maxCompared,
    messages: hits.length > 0 ? [] : messages,
  };
}

function aloneIn(rows: readonly ComparisonRow[]): ComparisonView["alone"] {
  return rows
    .filter(({ isAlone }) => isAlone)
    .flatMap(({ label, cells }) =>
      cells.flatMap((value, column) => (value === null ? [] : [{ label, value, column }])),
    );
}
