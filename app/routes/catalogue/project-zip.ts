import type { LoaderFunctionArgs } from "@remix-run/node";
import { kindParameter, takenKinds } from "~/catalogue/project/export/addresses";
import { takenFiles } from "~/catalogue/project/export/files";
import { productsOf } from "~/catalogue/project/export/taken";
import { projectParameter } from "~/catalogue/project/project-list";
import { askedProject, projectHeaders, refusedProject } from "~/pages/project-export.server";
import { madeFile } from "~/platform/files/made-files.server";
import { zipServedFiles } from "~/platform/files/served-zip.server";

export const handle = { searchParams: [projectParameter, kindParameter], isDownload: true };

/** `GET /pliki/projekt.zip?l=…&pliki=karty&pliki=ifc`: the chosen files of a list's products as one ZIP (27.11). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { list, supply } = await askedProject(request);
  const kinds = takenKinds(new URL(request.url).searchParams);
  if (kinds.length === 0)
    return refusedProject(400, list, ["Nie wybrano plików", "Zaznacz na liście, co ma być w paczce."]);
  const files = takenFiles(productsOf(list, supply), madeFile).filter(({ kind }) => kinds.includes(kind));
  if (files.length === 0)
    return refusedProject(404, list, [
      "Nie ma takich plików",
      "Te produkty nie mają plików, które zaznaczono.",
    ]);
  const { content, bytes, tag } = await zipServedFiles(files);
  return new Response(content, {
    headers: {
      ...projectHeaders("zip", "application/zip"),
      "Content-Length": String(bytes),
      ETag: `"${tag}"`,
    },
  });
}
