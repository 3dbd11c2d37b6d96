export { fileResponse } from "./files/file-response.server";
export { makePdf, type PdfOrder } from "./files/pdf-thread.server";
export {
  exportHeaders,
  exportResponse,
  rejectedExport,
  requestedExport,
} from "./files/project-export.server";
export { requestedTemplate } from "./files/template-request.server";
