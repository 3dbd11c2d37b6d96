import { csv } from "lib/formats/csv";
import { xlsx } from "lib/formats/xlsx.server";
import { hashOfBytes } from "lib/platform/files.server";
import { defineMaker } from "../make-file";
import { codeIn, type FileTarget, type MadeFiles } from "../manifest";
import { dataPaths, openData } from "../open-data";
import { readRange } from "../products/range";
import { jsonSchema, type OpenData } from "./schema";
import { dataTable } from "./table";

type Source = { data: OpenData; names: ReturnType<typeof readRange>["catalogue"]["names"] };
const jsonOf = defineMaker("data as JSON", ({ data }: Source) => json(data));
const schemaOf = defineMaker("schema of the data", ({ data, names }: Source) =>
  json(jsonSchema(data.$schema, names.mountings)),
);
const csvOf = defineMaker("data as CSV", ({ data, names }: Source) => {
  const { columns, rows } = dataTable(data, names);
  return bytes(csv([columns.map(({ head }) => head), ...rows]));
});
const xlsxOf = defineMaker("data as XLSX", ({ data, names }: Source) => xlsx([dataTable(data, names)]));

/** Returns the build targets of the product data for shops (behaviour 2.13): JSON with its schema, CSV and XLSX. */
export function openDataTargets(made: MadeFiles): FileTarget[] {
  const { catalogue, background } = readRange();
  const { names } = catalogue;
  // All four files contain the whole range, which is put together and hashed once.
  let known: { source: Source; hash: string } | undefined;
  const read = () => {
    const source = { data: openData(catalogue, background.brand, made), names };
    return { source, hash: hashOfBytes(JSON.stringify(source)) };
  };
  const target = (path: string, jobOf: typeof jsonOf): FileTarget => ({
    path,
    isEdition: true,
    plan() {
      known ??= read();
      const { source, hash } = known;
      return { date: source.data.lastModified, files: sources(), data: hash, make: jobOf(source) };
    },
  });
  return [
    target(dataPaths.json, jsonOf),
    target(dataPaths.schema, schemaOf),
    target(dataPaths.csv, csvOf),
    target(dataPaths.xlsx, xlsxOf),
  ];
}

function sources(): string[] {
  const tables = ["csv.ts", "xlsx.server.ts", "tables/sheet-names.ts"].map((name) => `lib/formats/${name}`);
  return [...codeIn("data"), ...tables, "package-lock.json"];
}

function json(value: object): Uint8Array {
  return bytes(`${JSON.stringify(value, null, 1)}\n`);
}

function bytes(text: string): Uint8Array {
  return Buffer.from(text);
}
