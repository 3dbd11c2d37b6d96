import type { Partners, ProductPartners } from "~/catalogue/fit-index/partners";
import { measureKeys, measureRows } from "~/catalogue/product/measures";
import { mountingLabel } from "~/catalogue/product/mounting";
import type { Finish, Product } from "~/catalogue/product/schema.server";
import { technicalKeys, technicalRows } from "~/catalogue/product/technical";
import { finishLabel } from "~/catalogue/products/card";
import type { Catalogue } from "~/catalogue/products/catalogue";
import { nameInQuery } from "~/catalogue/products/href";
import { maxCompared } from "~/catalogue/products/remembered-comparison";
import { marginWords } from "~/fit-rules/verdict-words";
import { typeset } from "~/polish/typeset";

/** URL parameter that hides rows without differences. */
export const differencesParameter = "roznice";
export const onlyDifferences = `${differencesParameter}=tak`;

/** A compared product, with the finish that the URL selects; default: the product's first finish. */
export type Compared = { product: Product; finish: Finish | undefined };

export type Comparison = {
  compared: Compared[];
  /** Warnings in Polish about unknown and surplus products. */
  messages: string[];
};

/**
 * Parses the compared products from `porownaj=a,b,c`, or from repeated `porownaj` parameters, as forms send them. Accepts
 * current and former slugs, catalogue numbers and EANs; a finish's number selects that finish. Drops duplicates.
 * The result's messages report unknown products and any beyond the fourth (behaviour 16.10).
 */
export function parseComparison(params: URLSearchParams, catalogue: Catalogue): Comparison {
  const { found, unknown } = namedProducts(params, catalogue);
  const messages: string[] = [];
  const [firstUnknown] = unknown;
  if (firstUnknown && unknown.length === 1) messages.push(`Nie ma produktu „${shortened(firstUnknown)}”.`);
  if (unknown.length > 1) messages.push(`Nie znaleźliśmy części produktów z adresu (${unknown.length}).`);
  if (found.length > maxCompared)
    messages.push(`Porównać można najwyżej ${maxCompared} produkty. Pokazujemy pierwsze ${maxCompared}.`);
  return { compared: found.slice(0, maxCompared), messages };
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

export function queryWithout(names: readonly string[], name: string): string {
  return writeComparisonQuery(names.filter((other) => other !== name));
}

/** A row of the comparison, with a cell per product; a cell is null if the product has no value for this row. */
export type ComparisonRow = {
  key: string;
  label: string;
  cells: (string | null)[];
  differs: boolean;
  /** Whether only one of several products has the value, so that there is nothing to compare. */
  isAlone: boolean;
};

/** Keys of the rows that identify a product. Differences in these rows are not marked. */
export const naming: ReadonlySet<string> = new Set(["code", "gtin", "collection", "finish"]);

type Cell = { key: string; label: string; value: string };

/**
 * Returns one row per property that at least one product has, in the order of the product page. The last row lists the
 * products that fit.
 */
export function comparisonRows(
  compared: readonly Compared[],
  catalogue: Catalogue,
  partnersOf: Partners["partnersOf"],
): ComparisonRow[] {
  const columns = compared.map((one) => {
    const cells = [...cellsOf(one, catalogue), ...fitCells(partnersOf(one.product.slug))];
    return new Map(cells.map((cell) => [cell.key, cell]));
  });
  const order = [
    "code",
    "gtin",
    "collection",
    "finish",
    "finishes",
    "mounting",
    ...measureKeys,
    ...technicalKeys,
    "fits",
  ];
  return order.flatMap((key) => {
    const cells = columns.map((column) => column.get(key));
    const [label] = cells.flatMap((cell) => (cell ? [cell.label] : []));
    if (!label) return [];
    const values = cells.map((cell) => cell?.value ?? null);
    const isAlone = values.length > 1 && values.filter((value) => value !== null).length === 1;
    const differs = !isAlone && !naming.has(key) && new Set(values).size > 1;
    return [{ key, label, cells: values, differs, isAlone }];
  });
}

function cellsOf({ product, finish }: Compared, catalogue: Catalogue): Cell[] {
  const { collection, mounting, finishes, technical } = product;
  const collectionName = collection !== null && catalogue.collectionNames.get(collection);
  return [
    { key: "code", label: "Numer katalogowy", value: finish?.code ?? product.code },
    ...(finish ? [{ key: "gtin", label: "EAN", value: finish.gtin }] : []),
    ...(collectionName ? [{ key: "collection", label: "Kolekcja", value: collectionName }] : []),
    ...(finish ? [{ key: "finish", label: "Wykończenie", value: finishLabel(finish.id, catalogue) }] : []),
    {
      key: "finishes",
      label: "Dostępne wykończenia",
      value: finishes.map(({ id }) => finishLabel(id, catalogue)).join(", "),
    },
    ...(mounting ? [{ key: "mounting", label: "Rodzaj montażu", value: mountingLabel(mounting) }] : []),
    ...measureRows(product),
    ...technicalRows(technical),
  ];
}

/**
 * Returns a cell that lists the curated partners that fit a product, with their fit margins; returns no cell if no
 * partner fits.
 */
function fitCells(partners: ProductPartners | null): Cell[] {
  const fitting = partners?.goesWith.filter(({ verdict }) => verdict === "fits") ?? [];
  if (fitting.length === 0) return [];
  const named = fitting.map(({ name, margin }) =>
    margin === null ? name : `${name} (${marginWords(margin)})`,
  );
  return [{ key: "fits", label: "Pasuje do", value: typeset(named.join(", ")) }];
}
