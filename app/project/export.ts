export type { ProjectPdf } from "./export/project-export";
