import { getRange } from "~/catalogue/fit-index/range.server";
import { knownList } from "~/catalogue/project/known-list";
import { writeProjectQuery } from "~/catalogue/project/project-list";
import { projectText } from "~/catalogue/project/project-text";
import { readList } from "~/catalogue/project/read-project";
import { projectView } from "~/catalogue/project/view";
import * as paths from "~/paths";

/**
 * Returns a list's path and text without anything that visitors typed: only known products, and numbered rooms instead
 * of named ones.
 * @param path path and query of the list
 */
export async function knownListAt(path: string): Promise<{ path: string; text: string }> {
  const { catalogue, partners } = await getRange();
  const list = knownList(readList(new URL(path, "http://localhost").searchParams, catalogue), catalogue);
  const text = projectText(projectView(list, { catalogue, partners }));
  return { path: `${paths.project}?${writeProjectQuery(list)}`, text };
}
