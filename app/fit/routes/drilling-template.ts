import type { LoaderFunctionArgs } from "@remix-run/node";
import { getEnv } from "lib/platform/env.server";
import { servedFile } from "lib/platform/files.server";
import { requestId } from "lib/platform/http";
import { log } from "lib/platform/log.server";
import { getBrand } from "~/content/brand.server";
import { fileResponse } from "~/http/file-response.server";
import { rejectionForNow } from "~/http/guard.server";
import { makePdf } from "~/pages/pdf-thread.server";
import { requestedTemplate } from "../template-request.server";
import { templateFileName } from "../templates/href";
import { drawingFiles } from "../templates/template-pdf";

export const handle = {
  // Spelt out, because imported names would add to the script that every first visit loads.
  searchParams: ["a", "b", "umywalka", "bateria", "odleglosc", "papier"],
  isDownload: true,
};

/**
 * `GET /pliki/szablon.pdf?a=…&b=…&odleglosc=…&papier=a3`: the drilling template of a pair, or with `a` alone of a product,
 * at true size (behaviour 26.12).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { template, paper, distance, page, date } = await requestedTemplate(request);
  const { name, legal } = getBrand();
  const siteUrl = getEnv().SITE_URL;
  const document = {
    template,
    paper,
    page: siteUrl + page,
    drawings: drawingFiles(template, servedFile),
    brand: { name, author: legal.shortName, siteUrl },
    date,
  };
  try {
    const pdf = await makePdf({ kind: "template", document });
    return fileResponse(
      templateFileName(getBrand().slug, template.codes, distance, paper),
      "application/pdf",
      pdf,
    );
  } catch (error) {
    log.warn({ err: error, id: requestId(request) }, "Drilling template failed");
    return rejectionForNow();
  }
}
