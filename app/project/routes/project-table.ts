import type { LoaderFunctionArgs } from "@remix-run/node";
import { csv } from "lib/platform/csv";
import { xlsx } from "lib/platform/xlsx.server";
import { exportResponse, requestedExport } from "../export/requested-export.server";
import { projectRows, projectSheets } from "../export/table";
import { projectParameter } from "../list/project-list";

export const handle = { searchParams: [projectParameter], isDownload: true };

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** `GET /pliki/projekt.csv?l=…` and `/pliki/projekt.xlsx?l=…`: a project list as a table (behaviour 27.9). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { list, project } = await requestedExport(request);
  return new URL(request.url).pathname.endsWith(".csv")
    ? exportResponse(list, "csv", "text/csv; charset=utf-8", csv(projectRows(project)))
    : exportResponse(list, "xlsx", workbookType, await xlsx(projectSheets(project)));
}
