import { getPartners } from "~/catalogue/fit-index/partners.server";
import { finishLabel, type ProductCard, productCard } from "~/catalogue/products/card";
import { nameInQuery } from "~/catalogue/products/href";
import { getCatalogue } from "~/catalogue/products/products.server";
import { maxCompared } from "~/catalogue/products/remembered-comparison";
import type { CategoryIndex } from "~/catalogue/tree/tree";
import { findArtifact } from "~/platform/files/artifacts.server";
import {
  type ComparisonRow,
  comparisonRows,
  differencesParameter,
  naming,
  onlyDifferences,
  parseComparison,
  queryWith,
  queryWithout,
  writeComparisonQuery,
} from "./comparison";
import { comparisonZip } from "./files";

/**
 * `finish` is a label. `named` identifies the product in the URL. `withoutQuery` is the query of the comparison without
 * this product.
 */
export type ComparedProduct = ProductCard & { finish?: string; named: string; withoutQuery: string };

export type ComparisonView = {
  kind: "comparison";
  products: ComparedProduct[];
  rows: ComparisonRow[];
  /** Whether rows without differences are hidden; rows that identify the products are always shown. */
  onlyDifferences: boolean;
  /** Query that toggles whether rows without differences are hidden; null if there are fewer than two products. */
  toggleQuery: string | null;
  /** Other products of the first product's category, each with the query of the comparison extended by that product. */
  candidates: { name: string; code: string; query: string }[];
  /** Href of the ZIP with the files of all products; null if there are no files. */
  zip: string | null;
  canAdd: boolean;
  messages: string[];
};

/** Returns the comparison of up to four products from `porownaj=a,b,c` (behaviour 16.10). */
export function comparisonView(tree: CategoryIndex, params: URLSearchParams): ComparisonView {
  const catalogue = getCatalogue(tree);
  const { compared, messages } = parseComparison(params, catalogue);
  const rows = comparisonRows(compared, catalogue, getPartners(tree).partnersOf);
  const isShort = params.has(differencesParameter);
  const kept = (query: string) => (isShort && query ? `${query}&${onlyDifferences}` : query);
  const names = compared.map(({ product, finish }) => nameInQuery(product, finish));
  const category = compared[0]?.product.categories[0];
  const models = new Set(compared.map(({ product }) => product));
  const alike = catalogue.products.filter((product) => {
    const { categories, withdrawn } = product;
    return category !== undefined && categories.includes(category) && !withdrawn && !models.has(product);
  });
  return {
    kind: "comparison",
    products: compared.map(({ product, finish }) => {
      const named = nameInQuery(product, finish);
      return {
        ...productCard(product, catalogue, finish && [finish.id]),
        finish: finish && finishLabel(finish.id, catalogue),
        named,
        withoutQuery: kept(queryWithout(names, named)),
      };
    }),
    rows: isShort ? rows.filter(({ key, differs }) => differs || naming.has(key)) : rows,
    onlyDifferences: isShort,
    toggleQuery:
      compared.length > 1 ? writeComparisonQuery(names) + (isShort ? "" : `&${onlyDifferences}`) : null,
    candidates: alike.flatMap(({ slug, name, code }) => {
      const query = queryWith(names, slug);
      return query ? [{ name, code, query: kept(query) }] : [];
    }),
    zip: comparisonZip(compared, findArtifact),
    canAdd: names.length < maxCompared,
    messages,
  };
}
