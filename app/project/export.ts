export {
  type ExportLine,
  type ExportProduct,
  type ExportRoom,
  type ProjectExport,
  type ProjectPdf,
  projectExport,
} from "./export/project-export";
export {
  canonicalExportQuery,
  canonicalExportZipQuery,
  type ExportFormat,
  exportFileName,
} from "./export/query";
