import type { LoaderFunctionArgs } from "@remix-run/node";
import { projectParameter } from "~/catalogue/project/project-list";
import { getBrand } from "~/content/brand.server";
import { rejectionForNow } from "~/http/guard/rejection.server";
import { makePdf } from "~/pages/pdf-thread.server";
import { exportResponse, requestedExport } from "~/pages/project-export.server";
import { getEnv } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { requestId } from "~/platform/request-id";
import { todayInPoland } from "~/polish/today";

export const handle = { searchParams: [projectParameter], isDownload: true };

/** `GET /pliki/projekt.pdf?l=…`: a project list as a PDF with pictures and QR codes (behaviour 27.10). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { project } = await requestedExport(request);
  const { name, legal } = getBrand();
  const brand = { name, author: legal.shortName, siteUrl: getEnv().SITE_URL };
  try {
    const pdf = await makePdf({ kind: "project", document: { project, brand, date: todayInPoland() } });
    return exportResponse("pdf", "application/pdf", pdf);
  } catch (error) {
    log.warn({ err: error, id: requestId(request) }, "Project PDF failed");
    return rejectionForNow();
  }
}
