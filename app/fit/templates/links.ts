import type { FindArtifact } from "lib/platform/files.server";
import { templateFile } from "~/range/product";
import { templateHref } from "./href";
import { type Paper, papers, planSheets } from "./sheets";
import type { DrillingTemplate } from "./template";

/** A link to a template's PDF; `bytes` is null for a PDF that is made on demand. */
export type TemplateLink = { paper: Paper; href: string; sheets: number; bytes: number | null };

/**
 * Returns the links to a template on each paper.
 * @param query as for {@link templateHref}
 * @param findArtifact finds the PDF that the build made; finds none if the distance is not the initial one
 */
export function templateLinks(
  template: DrillingTemplate | null,
  query: string,
  findArtifact: FindArtifact,
): TemplateLink[] {
  if (!template) return [];
  const made = findArtifact(templateFile(template.codes));
  return papers.map((paper) => {
    const file = paper === "a4" ? made : null;
    return {
      paper,
      href: file?.path ?? templateHref(query, paper),
      sheets: planSheets(template, paper).sheets.length,
      bytes: file?.bytes ?? null,
    };
  });
}
