import { getCategoryTree } from "~/catalogue/tree/current-tree.server";
import { navigationLabels } from "~/editorial/menus/menus.server";
import { breadcrumbs, type Crumb } from "./breadcrumb";

/**
 * Resolves a page's breadcrumb on the server (behaviours, chapter 5).
 * @param title title of the page itself, if it is a product or an article; used as the last label
 * @param category id of a product's first category
 */
export async function resolveBreadcrumb(
  request: Request,
  title?: string,
  category?: number,
): Promise<Crumb[]> {
  return breadcrumbs({
    pathname: new URL(request.url).pathname,
    tree: await getCategoryTree(),
    labels: navigationLabels(),
    title,
    category,
  });
}
