import type { LoaderFunctionArgs } from "@remix-run/node";
import { getEnv } from "lib/platform/env.server";
import { requestId } from "lib/platform/http";
import { log } from "lib/platform/log.server";
import { todayInPoland } from "lib/polish/today";
import { getBrand } from "~/content/brand.server";
import { rejectionForNow } from "~/http/guard.server";
import { makePdf } from "~/pages/pdf-thread.server";
import type { ProjectPdf } from "../export/project-export";
import { exportResponse, requestedExport } from "../export/requested-export.server";
import { projectParameter } from "../list/project-list";

export const handle = { searchParams: [projectParameter], isDownload: true };

/** `GET /pliki/projekt.pdf?l=…`: a project list as a PDF with pictures and QR codes (behaviour 27.10). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { list, project } = await requestedExport(request);
  const { name, legal } = getBrand();
  const brand = { name, author: legal.shortName, siteUrl: getEnv().SITE_URL };
  try {
    const document: ProjectPdf = { project, brand, date: todayInPoland() };
    const pdf = await makePdf({ by: "project", from: document });
    return exportResponse(list, "pdf", "application/pdf", pdf);
  } catch (error) {
    log.warn({ err: error, id: requestId(request) }, "Project PDF failed");
    return rejectionForNow();
  }
}
