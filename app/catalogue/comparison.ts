import type { Finish, Product } from "~/range/product.server";
import { type Catalogue, nameInQuery } from "~/range/products";
import { maxCompared } from "./remembered-comparison";

/** URL parameter that hides rows without differences. */
export const differencesParameter = "roznice";
export const onlyDifferences = `${differencesParameter}=tak`;

/** A compared product, with the finish that the URL selects; default: the product's first finish. */
export type Compared = { product: Product; finish: Finish | undefined };

/**
 * Parses the compared products from `porownaj=a,b,c`, or from repeated `porownaj` parameters, as forms send them. Accepts
 * current and former slugs, catalogue numbers and EANs; a finish's number selects that finish. Drops duplicates.
 * The result's messages report unknown products and any beyond the fourth (behaviour 16.10).
 */
export function parseComparison(params: URLSearchParams, catalogue: Catalogue) {
  const { found, unknown: all } = namedProducts(params, catalogue);
  const unknown = all.map(shortened);
  const messages: string[] = [];
  if (unknown.length === 1) messages.push(`Nie ma produktu „${unknown[0]}”.`);
  if (unknown.length > 1) messages.push(`Nie znaleźliśmy części produktów z adresu (${unknown.length}).`);
  if (found.length > maxCompared)
    messages.push(`Porównać można najwyżej ${maxCompared} produkty. Pokazujemy pierwsze ${maxCompared}.`);
  return {
    compared: found.slice(0, maxCompared),
    /** Names and numbers in the URL that no product has, truncated for display. */
    unknown,
    /** Warnings in Polish about unknown and surplus products. */
    messages,
  };
}

/** Returns the canonical query of a comparison. The page at this query shows the same messages (behaviour 19.2). */
export function canonicalComparisonQuery(params: URLSearchParams, catalogue: Catalogue): string {
  const { found, unknown } = namedProducts(params, catalogue);
  // Includes one product beyond the maximum, so that the canonical URL also causes the message about surplus products.
  const shown = found.slice(0, maxCompared + 1).map(({ product, finish }) => nameInQuery(product, finish));
  const query = writeComparisonQuery([...shown, ...unknown].map(encodeURIComponent)) || "porownaj=";
  return params.has(differencesParameter) ? `${query}&${onlyDifferences}` : query;
}

function namedProducts(params: URLSearchParams, catalogue: Catalogue) {
  const names = params.getAll("porownaj").flatMap((list) => list.split(","));
  const found = new Map<string, Compared>();
  const unknown = new Set<string>();
  for (const name of names.map((name) => name.trim()).filter((name) => name !== "")) {
    const { product, finish } = catalogue.byCode(name) ?? {
      product: catalogue.bySlug.get(name) ?? catalogue.byFormerSlug.get(name),
      finish: null,
    };
    if (product) {
      const compared = { product, finish: finish ?? product.finishes[0] };
      found.set(nameInQuery(product, compared.finish), compared);
    } else unknown.add(name);
  }
  return { found: [...found.values()], unknown: [...unknown] };
}

/** Truncates a name to the maximum length of the form's field, because a name in the URL may have any length. */
function shortened(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}

/** Returns the query of a comparison, without `?`; empty if there are no products. */
export function writeComparisonQuery(names: readonly string[]): string {
  return names.length > 0 ? `porownaj=${names.join(",")}` : "";
}

/** Returns the query extended by a product; null if the product is already included or the comparison is full. */
export function queryWith(names: readonly string[], name: string): string | null {
  return names.includes(name) || names.length >= maxCompared ? null : writeComparisonQuery([...names, name]);
}
