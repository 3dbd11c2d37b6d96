export type { ProjectPdf } from "./export/project-export";
export { projectFiles } from "./export/query";
