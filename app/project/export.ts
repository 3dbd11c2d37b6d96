export { exportFiles } from "./export/files";
export {
  type ExportLine,
  type ExportProduct,
  type ExportRoom,
  type ProjectExport,
  type ProjectPdf,
  productsOf,
  projectExport,
} from "./export/project-export";
export {
  canonicalExportQuery,
  canonicalExportZipQuery,
  type ExportFormat,
  exportFileName,
  exportKinds,
  fileKindParameter,
} from "./export/query";
export { projectRows, projectSheets } from "./export/table";
