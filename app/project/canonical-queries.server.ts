import type { CanonicalQuery } from "~/http/middleware.server";
import { getRange } from "~/range/products.server";
import { canonicalExportQuery, canonicalExportZipQuery } from "./export/query";
import { canonicalProjectListQuery } from "./list/query";

const inRange =
  (query: typeof canonicalExportQuery): CanonicalQuery =>
  async (params) =>
    query(params, (await getRange()).catalogue);

/** The canonical queries of the project list's files and enquiry, by the paths of their routes (behaviour 19.2). */
export const projectQueries: Readonly<Record<string, CanonicalQuery>> = {
  "pliki/projekt.csv": inRange(canonicalExportQuery),
  "pliki/projekt.pdf": inRange(canonicalExportQuery),
  "pliki/projekt.xlsx": inRange(canonicalExportQuery),
  "pliki/projekt.zip": inRange(canonicalExportZipQuery),
  "projekt/zapytanie": inRange(canonicalProjectListQuery),
  "projekt/zapytanie/wyslano": inRange(canonicalProjectListQuery),
};
