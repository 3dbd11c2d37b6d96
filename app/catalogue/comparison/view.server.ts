import { type ProductCard, productCard } from "~/catalogue/range/card";
import { getCatalogue } from "~/catalogue/range/products.server";
import type { CategoryIndex } from "~/catalogue/tree/tree";
import { madeFile } from "~/platform/files/made-files.server";
import {
  type ComparisonRow,
  comparisonRows,
  maxCompared,
  parseComparison,
  queryWith,
  queryWithout,
} from "./comparison";
import { comparisonZip } from "./files";

export type ComparisonView = {
  kind: "comparison";
  products: (ProductCard & { withoutQuery: string })[];
  rows: ComparisonRow[];
  /** Other products of the first one's category, each with the query that adds it. */
  candidates: { name: string; code: string; query: string }[];
  /** Address of one ZIP with the files of all of them. */
  zip: string | null;
  canAdd: boolean;
  messages: string[];
};

/** Up to four products side by side, from `porownaj=a,b,c` (behaviour 16.10). */
export function comparisonView(tree: CategoryIndex, params: URLSearchParams): ComparisonView {
  const catalogue = getCatalogue(tree);
  const { products, messages } = parseComparison(params, catalogue);
  const slugs = products.map(({ slug }) => slug);
  const category = products[0]?.categories[0];
  const alike = catalogue.products.filter(({ categories, withdrawn }) => {
    return category !== undefined && categories.includes(category) && !withdrawn;
  });
  return {
    kind: "comparison",
    products: products.map((product) => ({
      ...productCard(product, catalogue),
      withoutQuery: queryWithout(slugs, product.slug),
    })),
    rows: comparisonRows(products, catalogue),
    candidates: alike.flatMap(({ slug, name, code }) => {
      const query = queryWith(slugs, slug);
      return query ? [{ name, code, query }] : [];
    }),
    zip: comparisonZip(products, madeFile),
    canAdd: slugs.length < maxCompared,
    messages,
  };
}
