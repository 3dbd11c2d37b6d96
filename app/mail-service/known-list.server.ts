import { getPartners } from "~/catalogue/fit-index/partners.server";
import { getCatalogue } from "~/catalogue/products/products.server";
import { knownList } from "~/catalogue/project/known-list";
import { projectQuery } from "~/catalogue/project/project-list";
import { projectText } from "~/catalogue/project/project-text";
import { readList } from "~/catalogue/project/read-project";
import { projectView } from "~/catalogue/project/view";
import { getCategoryTree } from "~/catalogue/tree/current-tree.server";

/** A list's address and lines without what somebody has typed into it. @param path address of the list, without the site's */
export async function knownListAt(path: string): Promise<{ path: string; text: string }> {
  const tree = await getCategoryTree();
  const catalogue = getCatalogue(tree);
  const list = knownList(readList(new URL(path, "http://localhost").searchParams, catalogue), catalogue);
  const text = projectText(projectView(list, { catalogue, partners: getPartners(tree) }));
  return { path: `/projekt?${projectQuery(list)}`, text };
}
