import { csv } from "lib/platform/csv";
import { xlsx } from "lib/platform/xlsx.server";
import { jsonSchema } from "./data/schema";
import { dataTable } from "./data/table";
import { codeIn, type FileTarget, type IsMade } from "./manifest";
import { dataPaths, openData } from "./open-data";
import { readRange } from "./products/range";

/** Returns the build targets of the product data for shops (behaviour 2.13): JSON with its schema, CSV and XLSX. */
export function openDataTargets(isMade: IsMade): FileTarget[] {
  const { catalogue, background } = readRange();
  const data = openData(catalogue, background.brand, isMade);
  const { name, columns, rows } = dataTable(data, catalogue.names);
  const target = (path: string, make: FileTarget["make"]): FileTarget => ({
    path,
    date: data.lastModified,
    files: sources(),
    data: { data, names: catalogue.names },
    isEdition: true,
    make,
  });
  return [
    target(dataPaths.json, () => json(data)),
    target(dataPaths.schema, () => json(jsonSchema(data.$schema, catalogue.names.mountings))),
    target(dataPaths.csv, () => bytes(csv([columns.map(({ head }) => head), ...rows]))),
    target(dataPaths.xlsx, () => xlsx([{ name, columns, rows }])),
  ];
}

function sources(): string[] {
  const tables = ["csv.ts", "xlsx.server.ts", "tables/sheet-names.ts"].map((name) => `lib/platform/${name}`);
  return [...codeIn("data"), ...tables, "package-lock.json"];
}

function json(value: object): Uint8Array {
  return bytes(`${JSON.stringify(value, null, 1)}\n`);
}

function bytes(text: string): Uint8Array {
  return Buffer.from(text);
}
