import { findArtifact } from "lib/platform/files.server";
import * as paths from "~/paths";
import { dataSheet } from "~/range/product";
import type { Product } from "~/range/product.server";
import { nameInQuery } from "~/range/products";
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
import { maxCompared } from "../remembered-comparison";
import { alikeProducts, productsFound } from "./candidates";
import { comparedFits } from "./fits.server";
import { comparisonRows } from "./rows";

export type ComparisonView = ReturnType<typeof comparisonView>;

const shownCandidates = 12;

/** Returns the comparison of up to four products from `porownaj=a,b,c` (behaviour 16.10). */
export function comparisonView(tree: CategoryIndex, params: URLSearchParams, search: Search) {
  const catalogue = getCatalogue(tree);
  const { compared, unknown, messages } = parseComparison(params, catalogue);
  const isShort = params.has(differencesParameter);
  const kept = (query: string) => (isShort && query ? `${query}&${onlyDifferences}` : query);
  const names = compared.map(({ product, finish }) => nameInQuery(product, finish));
  const chosen = compared.flatMap(({ product: { finishes }, finish }) =>
    finish && finish !== finishes[0] ? finish.id : [],
  );
  const rows = comparisonRows(compared, catalogue);
  const fits = comparedFits(compared, tree);
  /** A product that can be added, with the query of the comparison extended by it. */
  const candidate = (product: Product) => {
    const finish = product.finishes.find(({ id }) => chosen.includes(id));
    const query = queryWith(names, nameInQuery(product, finish));
    const { picture, name, code } = catalogue.productCard(product, finish && [finish.id]);
    return query ? [{ picture, name, code, query: kept(query) }] : [];
  };
  const hits = productsFound(unknown, search, catalogue).flatMap(candidate);
  return {
    kind: "comparison" as const,
    products: compared.map(({ product, finish }) => {
      const named = nameInQuery(product, finish);
      return {
        ...catalogue.productCard(product, finish && [finish.id]),
        ...(finish && { gtin: finish.gtin }),
        /** Identifies the product in the URL. */
        named,
        /** Query of the comparison without this product. */
        withoutQuery: kept(writeComparisonQuery(names.filter((other) => other !== named))),
      };
    }),
    rows: rows.filter(({ differs }) => differs || !isShort),
    /** What fits each product; null if nothing is known or the row is hidden. */
    fits: fits && (fits.differs || !isShort) ? fits : null,
    onlyDifferences: isShort,
    /** Query that toggles whether rows without differences are hidden; null if there are fewer than two products. */
    toggleQuery:
      compared.length > 1 ? writeComparisonQuery(names) + (isShort ? "" : `&${onlyDifferences}`) : null,
    /** Products that a search finds for words in the URL. */
    found: hits.length > 0 ? { words: unknown.join(), products: hits } : null,
    /** Other products of the first product's category. */
    candidates: alikeProducts(compared, catalogue).flatMap(candidate).slice(0, shownCandidates),
    /** Href of the ZIP with the files of all products; null if there are no files. */
    zip: compared.some(({ product }) => findArtifact(dataSheet(product)))
      ? paths.projectFiles(...compared.map(({ product }) => product.code))
      : null,
    canAdd: names.length < maxCompared,
    messages: hits.length > 0 ? [] : messages,
  };
}
