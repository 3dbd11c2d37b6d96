import * as paths from "~/paths";
import { categoryTree } from "~/range/tree/current-tree.server";
import { getCatalogue } from "./products.server";

/**
 * Returns the current path of a category, product or spare part that was renamed, moved or replaced (behaviours 12.11,
 * 16.14). Finds a category by the id in the last path segment, a product by a former slug, and a spare part by its
 * number in any spelling or by a number that it replaced.
 * @returns null for a path that is already current or is unknown
 */
export async function presentPath(pathname: string): Promise<string | null> {
  const [, folder, rest = ""] = /^\/(produkty|produkt|czesci-zamienne)\/(.*[^/])/.exec(pathname) ?? [];
  if (!folder) return null;
  const { tree, bySlug, byFormerSlug, parts } = getCatalogue(await categoryTree().getTree());
  if (folder === "produkt") {
    const product = bySlug.has(rest) ? null : byFormerSlug.get(rest);
    return product ? paths.product(product.slug) : null;
  }
  if (folder === "czesci-zamienne") {
    const part = parts.byCode(decodeURIComponent(rest));
    return part && part.code !== rest ? paths.sparePart(part.code) : null;
  }
  const [, id] = /(?:^|\/)(\d+)-[^/]*$/.exec(rest) ?? [];
  return tree.byPath.has(`/produkty/${rest}`) ? null : (tree.byId.get(Number(id))?.to ?? null);
}
