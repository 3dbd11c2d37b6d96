import type { Catalogue } from "~/range/products";
import type { Compared } from "../comparison";

/** A row of the comparison, with a cell per product; a cell is null if the product has no value for this row. */
type ComparisonRow = {
  key: string;
  label: string;
  cells: (string | null)[];
  /** Whether the products differ in this row, also because only some of them have the value. */
  differs: boolean;
};

type Cell = { key: string; label: string; value: string };

/**
 * Returns one row per property that at least one product has. Name, catalogue number and EAN are not among the rows:
 * they differ by their nature, and the table shows them at the top of each column.
 */
export function comparisonRows(compared: readonly Compared[], catalogue: Catalogue): ComparisonRow[] {
  const columns = compared.map((one) => new Map(cellsOf(one, catalogue).map((cell) => [cell.key, cell])));
  return rowKeys(catalogue).flatMap((key) => {
    const cells = columns.map((column) => column.get(key));
    const [label] = cells.flatMap((cell) => (cell ? [cell.label] : []));
    if (!label) return [];
    const values = cells.map((cell) => cell?.value ?? null);
    return [{ key, label, cells: values, differs: new Set(values).size > 1 }];
  });
}

/** Returns the keys of the rows in display order, which is the order of the product page. */
function rowKeys({ names: { measures, values } }: Catalogue): string[] {
  const ids = [...measures, ...values].map(({ id }) => id);
  return ["collection", "finish", "finishes", "mounting", ...ids];
}

function cellsOf({ product, finish }: Compared, catalogue: Catalogue): Cell[] {
  const { collection, mounting, finishes } = product;
  const collectionName = collection !== null && catalogue.collectionNames.get(collection);
  return [
    ...(collectionName ? [{ key: "collection", label: "Kolekcja", value: collectionName }] : []),
    ...(finish ? [{ key: "finish", label: "Wykończenie", value: catalogue.finishLabel(finish.id) }] : []),
    {
      key: "finishes",
      label: "Dostępne wykończenia",
      value: finishes.map(({ id }) => catalogue.finishLabel(id)).join(", "),
    },
    ...(mounting
      ? [{ key: "mounting", label: "Rodzaj montażu", value: catalogue.mountingLabel(mounting) }]
      : []),
    ...catalogue.measureRows(product),
    ...catalogue.technicalRows(product),
  ];
}
