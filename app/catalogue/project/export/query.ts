import type { Catalogue } from "~/catalogue/products/catalogue";
import { writeProjectQuery } from "~/catalogue/project/project-list";
import { readList } from "~/catalogue/project/read-project";
import { type FileKind, readKinds } from "./files";

/** The parameter of the ZIP's URL that names a kind of files; there may be several. */
export const fileKindParameter = "pliki";

/** Formats of an export. */
export type ExportFormat = "csv" | "xlsx" | "pdf" | "zip";

/** URL of a list as a file (behaviour 27.9). @param query of the list's own page */
export function projectExportHref(format: ExportFormat, query = ""): string {
  return `/pliki/projekt.${format}${query && `?${query}`}`;
}

/** The query of the one URL of a file; empty where the list is. */
export function canonicalExportQuery(params: URLSearchParams, catalogue: Catalogue): string {
  const list = readList(params, catalogue);
  return list.rooms.length > 0 ? writeProjectQuery(list) : "";
}

/** Like {@link canonicalExportQuery}, for a ZIP: also includes the selected file kinds, in canonical order. */
export function canonicalExportZipQuery(params: URLSearchParams, catalogue: Catalogue): string {
  const kinds = new URLSearchParams(exportKinds(params).map((kind) => [fileKindParameter, kind]));
  return [canonicalExportQuery(params, catalogue), kinds.toString()].filter(Boolean).join("&");
}

export function exportKinds(params: URLSearchParams): FileKind[] {
  return readKinds(params.getAll(fileKindParameter));
}

/** The name to save a list under. @param today `YYYY-MM-DD` */
export function exportFileName(format: ExportFormat, today: string): string {
  return `modrawa-projekt-${today}.${format}`;
}
