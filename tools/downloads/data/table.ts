import type { Cell } from "lib/formats/csv";
import type { Sheet } from "lib/formats/xlsx.server";
import type { Catalogue } from "~/range/products";
import type { OpenData, OpenDataItem } from "./schema";

type Column = { head: string; width?: number; cell: (item: OpenDataItem) => Cell };

const day = (date: string | undefined) => (date ? new Date(date) : null);
const list = (texts: readonly string[]) => texts.join(", ") || null;
const ofKey = (values: OpenDataItem["measures"], wanted: string) =>
  values.find(({ key }) => key === wanted)?.value ?? null;
const hrefs = (item: OpenDataItem, has: (format: string) => boolean) =>
  item.files.filter(({ format }) => has(format)).map(({ url }) => url);

const first: Column[] = [
  { head: "Numer katalogowy", cell: ({ code }) => code },
  { head: "EAN", cell: ({ gtin }) => gtin },
  { head: "Nazwa", width: 40, cell: ({ name }) => name },
  { head: "Wykończenie", width: 20, cell: ({ finish }) => finish.label },
  { head: "Numer modelu", cell: ({ model }) => model.code },
  { head: "Model", width: 36, cell: ({ model }) => model.name },
  { head: "Kolekcja", cell: ({ collection }) => collection?.name ?? null },
  {
    head: "Kategorie",
    width: 40,
    cell: ({ categories }) => list(categories.map(({ path }) => path.join(" > "))),
  },
  { head: "Montaż", cell: ({ mounting }) => mounting },
  { head: "Opis", width: 60, cell: ({ short }) => short },
];

/** Names of measures and technical values, in display order. */
type ValueNames = Pick<Catalogue["names"], "measures" | "values">;

const valueColumns = ({ measures, values }: ValueNames): Column[] => [
  ...measures.map(
    ({ id, label }): Column => ({ head: `${label} [mm]`, cell: (item) => ofKey(item.measures, id) }),
  ),
  ...values.map(
    ({ id, label, unit }): Column => ({
      head: unit ? `${label} [${unit}]` : label,
      cell: (item) => ofKey(item.technical, id),
    }),
  ),
];

const etim: Column[] = [
  { head: "ETIM, wydanie", cell: (item) => item.etim?.release ?? null },
  { head: "ETIM, klasa", cell: (item) => item.etim?.class ?? null },
];

const last: Column[] = [
  { head: "Do montażu zamów osobno", cell: ({ requires }) => list(requires.map(({ code }) => code)) },
  { head: "Strona", width: 40, cell: ({ url }) => url },
  { head: "Adres kodu QR (GS1 Digital Link)", width: 44, cell: ({ digitalLink }) => digitalLink },
  { head: "Zdjęcia", width: 40, cell: ({ pictures }) => list(pictures) },
  { head: "Karta produktu", width: 40, cell: (item) => list(hrefs(item, (format) => format === "pdf")) },
  {
    head: "Wszystkie pliki (ZIP)",
    width: 40,
    cell: (item) => list(hrefs(item, (format) => format === "zip")),
  },
  {
    head: "Modele i rysunki",
    width: 40,
    cell: (item) => list(hrefs(item, (format) => format !== "pdf" && format !== "zip")),
  },
  { head: "Wycofany od", cell: ({ withdrawn }) => day(withdrawn?.from) },
  { head: "Następca", cell: ({ withdrawn }) => withdrawn?.successor.code ?? null },
  { head: "Zmieniono", cell: (item) => day(item.lastModified) },
];

/**
 * Converts the data to a table with one row per finish. Omits the columns of measures, technical values and ETIM data
 * that no product has.
 */
export function dataTable({ products }: OpenData, names: ValueNames): Sheet {
  const used = [...valueColumns(names), ...etim].filter(({ cell }) =>
    products.some((item) => cell(item) !== null),
  );
  const columns = [...first, ...used, ...last];
  return {
    name: "Produkty",
    columns: columns.map(({ head, width }) => ({ head, width })),
    rows: products.map((item) => columns.map(({ cell }) => cell(item))),
  };
}
