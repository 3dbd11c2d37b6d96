import type { LoaderFunctionArgs } from "@remix-run/node";
import { projectRows, projectSheets } from "~/catalogue/project/export/table";
import { projectParameter } from "~/catalogue/project/project-list";
import { exportResponse, requestedExport } from "~/pages/project-export.server";
import { csv } from "~/platform/tables/csv";
import { xlsx } from "~/platform/tables/xlsx.server";

export const handle = { searchParams: [projectParameter], isDownload: true };

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** `GET /pliki/projekt.csv?l=…` and `/pliki/projekt.xlsx?l=…`: a project list as a table (behaviour 27.9). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { project } = await requestedExport(request);
  return new URL(request.url).pathname.endsWith(".csv")
    ? exportResponse("csv", "text/csv; charset=utf-8", csv(projectRows(project)))
    : exportResponse("xlsx", workbookType, await xlsx(projectSheets(project)));
}
