import type { LoaderFunctionArgs } from "@remix-run/node";
import { csv } from "lib/formats/csv";
import { xlsx } from "lib/formats/xlsx.server";
import { getEnv } from "lib/platform/env.server";
import { requestId } from "lib/platform/http";
import { log } from "lib/platform/log.server";
import { todayInPoland } from "lib/polish/today";
import { getBrand } from "~/brand/brand.server";
import { rejectionForNow } from "~/http/guard.server";
import { makePdf } from "~/pages/pdf-thread.server";
import type { ProjectExport, ProjectPdf } from "../export/project-export";
import { exportResponse, requestedExport } from "../export/requested-export.server";
import { projectRows, projectSheets } from "../export/table";
import { projectParameter } from "../list/project-list";

export const handle = { searchParams: [projectParameter], isDownload: true };

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * `GET /pliki/projekt.csv?l=…`, `.xlsx` and `.pdf`: a project list as a table (behaviour 27.9), or with pictures and QR codes
 * (27.10).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { list, project } = await requestedExport(request);
  const { pathname } = new URL(request.url);
  if (pathname.endsWith(".csv"))
    return exportResponse(list, "csv", "text/csv; charset=utf-8", csv(projectRows(project)));
  if (pathname.endsWith(".xlsx"))
    return exportResponse(list, "xlsx", workbookType, await xlsx(projectSheets(project)));
  try {
    return exportResponse(list, "pdf", "application/pdf", await pdf(project));
  } catch (error) {
    log.warn({ err: error, id: requestId(request) }, "Project PDF failed");
    return rejectionForNow();
  }
}

function pdf(project: ProjectExport) {
  const { name, legal } = getBrand();
  const brand = { name, author: legal.shortName, siteUrl: getEnv().SITE_URL };
  const document: ProjectPdf = { project, brand, date: todayInPoland() };
  return makePdf({ by: "project", from: document });
}
