import { getCategoryTree } from "~/catalogue/tree/current-tree.server";
import { navigationLabels } from "~/editorial/menus/menus.server";
import { breadcrumbs, type Crumb } from "./breadcrumb";

/**
 * A page's breadcrumb, resolved on the server (behaviours, chapter 5).
 * @param title a product's or an article's own title, the label of the last entry
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
