import { getEnv } from "lib/platform/env.server";
import { findArtifact } from "lib/platform/files.server";
import { todayInPoland } from "lib/polish/today";
import { getBrand } from "~/brand/brand.server";
import { fileResponse } from "~/http/file-response.server";
import { rejection } from "~/http/guard.server";
import { getRange } from "~/range/products.server";
import type { ProjectList } from "../list/project-list";
import { projectHref, readList } from "../list/query";
import { projectExport } from "./project-export";
import { type ExportFormat, exportFileName } from "./query";

/**
 * Reads the product list from the URL of an export, and builds the export.
 * @throws a 404 response with the reason if the list contains none of our products
 */
export async function requestedExport(request: Request) {
  const { catalogue } = await getRange();
  const list = readList(new URL(request.url).searchParams, catalogue);
  const project = projectExport(list, catalogue, { siteUrl: getEnv().SITE_URL, findArtifact });
  if (project) return { list, catalogue, project };
  const message: [string, string] =
    list.rooms.length > 0
      ? ["Nie ma czego pobrać", "Na liście nie ma żadnego z naszych produktów. Sprawdź ich numery."]
      : ["Lista jest pusta", "Dodaj do niej produkty i pobierz ją ponownie."];
  throw rejectedExport(404, list, message);
}

/**
 * Returns an error response with a link back to the list.
 * @param message pair of title and advice
 */
export function rejectedExport(status: number, list: ProjectList, message: [string, string]): Response {
  return rejection(status, {
    message,
    back: { to: projectHref({ list }), label: "Wróć do listy" },
  });
}

/** Returns the response with which the browser saves an exported list. */
export function exportResponse(
  list: ProjectList,
  format: ExportFormat,
  type: string,
  content: Uint8Array | string,
): Response {
  return fileResponse(nameOfExport(list, format), type, content);
}

export function nameOfExport({ name }: ProjectList, format: ExportFormat): string {
  return exportFileName(getBrand().slug, name, format, todayInPoland());
}
