import { getCatalogue } from "~/catalogue/products/products.server";
import { getCategoryTree } from "~/catalogue/tree/current-tree.server";
import { navigationLabels } from "~/editorial/menus/menus.server";
import * as paths from "~/paths";
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

/**
 * Returns the name under which a link leads to a page: the last label of the page's breadcrumb.
 * @param href path of a page of this site, with its query
 */
export async function pageLabel(href: string): Promise<string> {
  const { pathname } = new URL(href, "http://localhost");
  const tree = await getCategoryTree();
  const slug = pathname.startsWith(paths.product("")) ? pathname.slice(paths.product("").length) : "";
  const title = getCatalogue(tree).bySlug.get(slug)?.name;
  return breadcrumbs({ pathname, tree, labels: navigationLabels(), title }).at(-1)?.label ?? "";
}
