import { csv } from "lib/platform/csv";
import { xlsx } from "lib/platform/xlsx.server";
import { jsonSchema, type OpenData } from "./data/schema";
import { dataTable } from "./data/table";
import type { Made } from "./make-file";
import { codeIn, type FileTarget, type IsMade } from "./manifest";
import { dataPaths, openData } from "./open-data";
import { readRange } from "./products/range";

/** Returns the build targets of the product data for shops (behaviour 2.13): JSON with its schema, CSV and XLSX. */
export function openDataTargets(isMade: IsMade): FileTarget[] {
  const { catalogue, background } = readRange();
  const { names } = catalogue;
  let known: ReturnType<typeof openData> | undefined;
  const target = (path: string, make: (data: OpenData) => Made | Promise<Made>): FileTarget => ({
    path,
    isEdition: true,
    plan() {
      known ??= openData(catalogue, background.brand, isMade);
      const data = known;
      return { date: data.lastModified, files: sources(), data: { data, names }, make: () => make(data) };
    },
  });
  return [
    target(dataPaths.json, json),
    target(dataPaths.schema, (data) => json(jsonSchema(data.$schema, names.mountings))),
    target(dataPaths.csv, (data) => {
      const { columns, rows } = dataTable(data, names);
      return bytes(csv([columns.map(({ head }) => head), ...rows]));
    }),
    target(dataPaths.xlsx, (data) => xlsx([dataTable(data, names)])),
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
