export { fileResponse, zipResponse } from "./files/file-response.server";
export { makePdf, type PdfOrder } from "./files/pdf-thread.server";
export {
  exportResponse,
  nameOfExport,
  rejectedExport,
  requestedExport,
} from "./files/project-export.server";
export { requestedTemplate } from "./files/template-request.server";
