import type { ProjectExport } from "./project-export";

/** Data from which a list's PDF is generated. */
export type ProjectPdf = {
  project: ProjectExport;
  brand: { name: string; author: string; siteUrl: string };
  /** `YYYY-MM-DD` */
  date: string;
};
