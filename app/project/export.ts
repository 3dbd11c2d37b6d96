export type { ProjectPdf } from "./export/project-export";
export {
  canonicalExportQuery,
  canonicalExportZipQuery,
} from "./export/query";
