import { measureKeys, measureRows } from "~/catalogue/product/measures";
import { mountingLabel } from "~/catalogue/product/mounting";
import type { Product } from "~/catalogue/product/schema.server";
import { technicalKeys, technicalRows } from "~/catalogue/product/technical";
import { finishLabel } from "~/catalogue/range/card";
import type { Catalogue } from "~/catalogue/range/catalogue";

/** More columns would get too narrow to read side by side (behaviour 16.10). */
export const maxCompared = 4;

export type Comparison = {
  products: Product[];
  /** Polish sentences about what was left out. */
  messages: string[];
};

/**
 * Reads `porownaj=a,b,c`, or the parameter repeated as forms send it: slugs, catalogue numbers or EANs, without
 * duplicates, at most four. Unknown and surplus ones are left out with a message (behaviour 16.10).
 */
export function parseComparison(params: URLSearchParams, catalogue: Catalogue): Comparison {
  const { found, unknown } = namedProducts(params, catalogue);
  const messages: string[] = [];
  const [firstUnknown] = unknown;
  if (firstUnknown && unknown.length === 1) messages.push(`Nie ma produktu „${shortened(firstUnknown)}”.`);
  if (unknown.length > 1) messages.push(`Nie znaleźliśmy części produktów z adresu (${unknown.length}).`);
  if (found.length > maxCompared)
    messages.push(`Porównać można najwyżej ${maxCompared} produkty. Pokazujemy pierwsze ${maxCompared}.`);
  return { products: found.slice(0, maxCompared), messages };
}

/** The query of the one address that shows the same comparison, messages included (behaviour 19.2). */
export function comparisonPageQuery(params: URLSearchParams, catalogue: Catalogue): string {
  const { found, unknown } = namedProducts(params, catalogue);
  // One more than are shown, for the message that there are more.
  const names = [...found.slice(0, maxCompared + 1).map(({ slug }) => slug), ...unknown];
  return comparisonQuery(names.map(encodeURIComponent)) || "porownaj=";
}

function namedProducts(params: URLSearchParams, { bySlug, byCode }: Catalogue) {
  const names = params.getAll("porownaj").flatMap((list) => list.split(","));
  const found = new Set<Product>();
  const unknown = new Set<string>();
  for (const name of names.map((name) => name.trim()).filter((name) => name !== "")) {
    const product = bySlug.get(name) ?? byCode(name)?.product;
    if (product) found.add(product);
    else unknown.add(name);
  }
  return { found: [...found], unknown: [...unknown] };
}

/** At most as long as the form's field allows: an address can hold anything. */
function shortened(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}

/** The query string of a comparison, without `?`; empty for no products. */
export function comparisonQuery(slugs: readonly string[]): string {
  return slugs.length > 0 ? `porownaj=${slugs.join(",")}` : "";
}

/** The query with one more product; null if it is there already or the comparison is full. */
export function queryWith(slugs: readonly string[], slug: string): string | null {
  return slugs.includes(slug) || slugs.length >= maxCompared ? null : comparisonQuery([...slugs, slug]);
}

export function queryWithout(slugs: readonly string[], slug: string): string {
  return comparisonQuery(slugs.filter((other) => other !== slug));
}

/** A row of the comparison: a cell for each product, null where it has no such value. */
export type ComparisonRow = { key: string; label: string; cells: (string | null)[]; differs: boolean };

type Cell = { key: string; label: string; value: string };

/** A row for every value that at least one product has, in the order of the product page. */
export function comparisonRows(products: readonly Product[], catalogue: Catalogue): ComparisonRow[] {
  const columns = products.map(
    (product) => new Map(cellsOf(product, catalogue).map((cell) => [cell.key, cell])),
  );
  const order = ["code", "collection", "finishes", "mounting", ...measureKeys, ...technicalKeys];
  return order.flatMap((key) => {
    const cells = columns.map((column) => column.get(key));
    const [label] = cells.flatMap((cell) => (cell ? [cell.label] : []));
    if (!label) return [];
    const values = cells.map((cell) => cell?.value ?? null);
    return [{ key, label, cells: values, differs: new Set(values).size > 1 }];
  });
}

function cellsOf(product: Product, catalogue: Catalogue): Cell[] {
  const { code, collection, mounting, finishes, measures, technical } = product;
  const collectionName = collection !== null && catalogue.collectionNames.get(collection);
  return [
    { key: "code", label: "Numer katalogowy", value: code },
    ...(collectionName ? [{ key: "collection", label: "Kolekcja", value: collectionName }] : []),
    {
      key: "finishes",
      label: "Wykończenia",
      value: finishes.map(({ id }) => finishLabel(id, catalogue)).join(", "),
    },
    ...(mounting ? [{ key: "mounting", label: "Rodzaj montażu", value: mountingLabel(mounting) }] : []),
    ...measureRows(measures),
    ...technicalRows(technical),
  ];
}
