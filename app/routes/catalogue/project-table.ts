import type { LoaderFunctionArgs } from "@remix-run/node";
import { projectParameter } from "~/catalogue/project/project-list";
import { projectRows, projectSheets } from "~/catalogue/project/take-home/table";
import { csv } from "~/platform/tables/csv";
import { xlsx } from "~/platform/tables/xlsx.server";
import { askedProject, projectDownload } from "~/site/project-download.server";

export const handle = { searchParams: [projectParameter], isDownload: true };

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** `GET /pliki/projekt.csv?l=…` and `/pliki/projekt.xlsx?l=…`: a project list as a table (behaviour 27.9). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { taken } = await askedProject(request);
  return new URL(request.url).pathname.endsWith(".csv")
    ? projectDownload("csv", "text/csv; charset=utf-8", csv(projectRows(taken)))
    : projectDownload("xlsx", workbookType, await xlsx(projectSheets(taken)));
}
