export type {
  ExportLine,
  ExportProduct,
  ExportRoom,
  ProjectExport,
  ProjectPdf,
} from "./export/project-export";
export {
  canonicalExportQuery,
  canonicalExportZipQuery,
} from "./export/query";
