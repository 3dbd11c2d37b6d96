import type { LoaderFunctionArgs } from "@remix-run/node";
import { findArtifact } from "lib/platform/files.server";
import { zipResponse } from "~/http/file-response.server";
import { exportFiles } from "../export/files";
import { productsOf } from "../export/project-export";
import { exportKinds, fileKindParameter } from "../export/query";
import { nameOfExport, rejectedExport, requestedExport } from "../export/requested-export.server";
import { projectParameter } from "../list/project-list";

export const handle = { searchParams: [projectParameter, fileKindParameter], isDownload: true };

/**
 * `GET /pliki/projekt.zip?l=…&pliki=karty&pliki=ifc`: files of the products in a project list as one ZIP. `pliki`
 * selects the kinds of files (behaviour 27.11).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { list, catalogue } = await requestedExport(request);
  const kinds = exportKinds(new URL(request.url).searchParams);
  if (kinds.length === 0)
    return rejectedExport(400, list, ["Nie wybrano plików", "Zaznacz na liście, co ma być w paczce."]);
  const files = exportFiles(productsOf(list, catalogue), findArtifact).filter(({ kind }) =>
    kinds.includes(kind),
  );
  if (files.length === 0)
    return rejectedExport(404, list, [
      "Nie ma takich plików",
      "Te produkty nie mają plików, które zaznaczono.",
    ]);
  return zipResponse(nameOfExport(list, "zip"), files);
}
