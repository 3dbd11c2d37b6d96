import { getCategoryTree } from "~/catalogue/tree/current-tree.server";
import { getCatalogue } from "./products.server";

/**
 * Where a category or a product is now that was renamed or moved (behaviour 12.11): a category is found by the id in
 * the last segment of its path, a product by its former slugs.
 * @returns null for a path that is right, and for one that leads nowhere
 */
export async function presentPath(pathname: string): Promise<string | null> {
  const [, folder, rest = ""] = /^\/(produkty|produkt)\/(.*[^/])/.exec(pathname) ?? [];
  if (!folder) return null;
  const { tree, bySlug, byFormerSlug } = getCatalogue(await getCategoryTree());
  if (folder === "produkt") {
    const product = bySlug.has(rest) ? null : byFormerSlug.get(rest);
    return product ? `/produkt/${product.slug}` : null;
  }
  const [, id] = /(?:^|\/)(\d+)-[^/]*$/.exec(rest) ?? [];
  return tree.byPath.has(`/produkty/${rest}`) ? null : (tree.byId.get(Number(id))?.to ?? null);
}
