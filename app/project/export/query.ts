import { slugOf } from "lib/polish/slug";
import { writeProjectQuery } from "~/project/list/project-list";
import { readList } from "~/project/list/query";
import type { Catalogue } from "~/range/products";
import { type FileKind, kindNames } from "./files";

/** Parameter of the ZIP's URL that selects a kind of file to include. May be repeated. */
export const fileKindParameter = "pliki";

export type ExportFormat = "csv" | "xlsx" | "pdf" | "zip";

/**
 * Returns the href of a list's export (behaviour 27.9).
 * @param query query string of the list's page, without `?`
 */
export function projectExportHref(format: ExportFormat, query = ""): string {
  return `/pliki/projekt.${format}${query && `?${query}`}`;
}

/** Returns the canonical query of an export; empty for an empty list. */
export function canonicalExportQuery(params: URLSearchParams, catalogue: Catalogue): string {
  const list = readList(params, catalogue);
  return list.rooms.length > 0 ? writeProjectQuery(list) : "";
}

/** Like {@link canonicalExportQuery}, but for a ZIP: also contains the selected kinds of files, in canonical order. */
export function canonicalExportZipQuery(params: URLSearchParams, catalogue: Catalogue): string {
  const kinds = new URLSearchParams(exportKinds(params).map((kind) => [fileKindParameter, kind]));
  return [canonicalExportQuery(params, catalogue), kinds.toString()].filter(Boolean).join("&");
}

/** Returns the valid file kinds that a ZIP's URL selects, in the form's order. */
export function exportKinds(params: URLSearchParams): FileKind[] {
  const named = params.getAll(fileKindParameter);
  // `wszystkie` is how `projectFiles` in `paths.ts` asks for all of them.
  return kindNames.filter((kind) => named.includes(kind) || named.includes("wszystkie"));
}

/**
 * Returns the file name of an export: `modrawa-dom-kowalskich-2026-11-26.pdf`.
 * @param brand the brand's slug
 * @param name of the project, if it has one
 * @param today `YYYY-MM-DD`
 */
export function exportFileName(
  brand: string,
  name: string | undefined,
  format: ExportFormat,
  today: string,
): string {
  return `${brand}-${slugOf(name ?? "") || "projekt"}-${today}.${format}`;
}
