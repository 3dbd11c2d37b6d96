import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestId } from "lib/platform/http";
import { log } from "lib/platform/log.server";
import { fileResponse } from "~/http/file-response.server";
import { rejectionForNow } from "~/http/guard.server";
import { makePdf } from "~/pages/pdf-thread.server";
import { requestedTemplate } from "../template-request.server";

export const handle = {
  // Spelt out, because imported names would add to the script that every first visit loads.
  searchParams: ["a", "b", "umywalka", "bateria", "odleglosc"],
  isDownload: true,
};

/**
 * `GET /pliki/szablon.pdf?a=…&b=…&odleglosc=…`: the drilling template of a pair at true size (behaviour 26.13).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { name, document } = await requestedTemplate(request);
  try {
    return fileResponse(name, "application/pdf", await makePdf({ by: "template", from: document }));
  } catch (error) {
    log.warn({ err: error, id: requestId(request) }, "Drilling template failed");
    return rejectionForNow();
  }
}
