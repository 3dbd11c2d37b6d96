import path from "node:path";
import { getPage } from "~/editorial/pages.server";
import * as paths from "~/paths";
import type { FileTarget } from "../manifest";
import { zipPlan } from "./zip";

/**
 * Returns the build target of the ZIP with all logo files, if the brand offers them. Its path is set in
 * `content/pages/logotypy.md`.
 */
export function logoArchiveTargets(): FileTarget[] {
  const page = getPage(paths.logos);
  if (!page) return [];
  const { archive, files, updated: date } = page;
  const entries = files
    .flatMap((version) => version.files)
    .map((href) => ({ name: path.basename(href), file: `public${href}` }));
  return [{ path: archive, plan: () => zipPlan(date, entries) }];
}
