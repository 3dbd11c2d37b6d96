import { navigationLabels } from "~/editorial/menus.server";
import * as paths from "~/paths";
import { listInFinish } from "~/range/facets";
import type { Catalogue } from "~/range/products";
import { getCatalogue } from "~/range/products.server";
import { categoryTree } from "~/range/tree.server";
import { breadcrumbs, type Crumb } from "./breadcrumb/breadcrumb";

/**
 * Resolves a page's breadcrumb on the server (behaviours, chapter 5).
 * @param title title of the page itself, if it is a product or an article; used as the last label
 * @param category id of a product's first category
 * @param to href of a product in its finish, which its categories show too
 */
export async function resolveBreadcrumb(
  request: Request,
  title?: string,
  category?: number,
  to?: string,
): Promise<Crumb[]> {
  const crumbs = breadcrumbs({
    pathname: new URL(request.url).pathname,
    tree: await categoryTree().getTree(),
    labels: navigationLabels(),
    title,
    category,
  });
  if (!to) return crumbs;
  return crumbs.map((crumb) =>
    crumb.to?.startsWith(`${paths.products}/`) ? { ...crumb, to: listInFinish(crumb.to, to) } : crumb,
  );
}

/**
 * Returns the name under which a link leads to a page: the last label of the page's breadcrumb, or the number of a spare
 * part, which is short.
 * @param href path of a page of this site, with its query
 * @returns `null` if the page has no such name
 */
export async function pageLabel(href: string): Promise<string | null> {
  const { pathname } = new URL(href, "http://localhost");
  if (pathname === "/") return "Strona główna";
  const tree = await categoryTree().getTree();
  const title = shortTitle(pathname, getCatalogue(tree));
  const page = breadcrumbs({ pathname, tree, labels: navigationLabels(), title }).at(-1);
  return page?.to ? page.label : null;
}

function shortTitle(pathname: string, { bySlug, parts, collectionNames }: Catalogue): string | undefined {
  const below = (folder: string) => (pathname.startsWith(folder) ? pathname.slice(folder.length) : "");
  const collection = collectionNames.get(below(paths.collection("")));
  return (
    bySlug.get(below(paths.product("")))?.name ??
    parts.byCode(below(paths.sparePart("")))?.code ??
    (collection && `Kolekcja ${collection}`)
  );
}
