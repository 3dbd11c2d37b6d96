import { breadcrumbs, type Crumb } from "~/catalogue/breadcrumb";
import { getCategoryTree } from "~/catalogue/category-cache.server";
import { navigationLabels } from "~/editorial/navigation.server";

/**
 * A page's breadcrumb, resolved on the server (specification §2 "Breadcrumb").
 * @param title the own title of a product or an article, which then is the last entry
 */
export async function resolveBreadcrumb(request: Request, title?: string): Promise<Crumb[]> {
  return breadcrumbs({
    pathname: new URL(request.url).pathname,
    tree: await getCategoryTree(),
    labels: navigationLabels(),
    title,
  });
}
