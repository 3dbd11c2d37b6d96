import { decoded } from "lib/platform/http";
import { capitalised } from "lib/polish/capital";
import * as paths from "~/paths";
import type { CategoryIndex } from "~/range/tree";

/** `to` is null if the site has no page for this entry. */
export type Crumb = { label: string; to: string | null };

export type CrumbsRequest = {
  pathname: string;
  tree: CategoryIndex;
  /**
   * Labels from the header, the mobile menu and the footer, in this order. The first entry with a matching path is
   * used.
   */
  labels: readonly { to: string; label: string }[];
  /** The page's own title, used as the last label. Needed for products, articles, and pages that are in no menu. */
  title?: string;
  /** Id of a product's category. The category and its ancestors become entries of the breadcrumb. */
  category?: number;
};

/**
 * Builds the breadcrumb of a page (behaviours 5.1 to 5.4): Home, then one entry per path segment. The categories of a
 * product precede the last entry, which is the product itself. A segment with a numeric prefix gets its label from the
 * category tree; any other segment gets its label from the menus. If there is no such label, the segment's text is
 * used, with spaces instead of dashes.
 */
export function breadcrumbs({ pathname, tree, labels, title, category }: CrumbsRequest): Crumb[] {
  const segments = pathname.split("/").filter(Boolean);
  const entries = segments.map((segment, position) => {
    const path = `/${segments.slice(0, position + 1).join("/")}`;
    const isPage = position === segments.length - 1;
    return isPage && title ? { label: title, to: path } : entryFor(path, segment, tree, labels);
  });
  const through = category === undefined ? [] : wayTo(category, tree);
  return [{ label: "Home", to: "/" }, ...entries.slice(0, -1), ...through, ...entries.slice(-1)];
}

/**
 * Returns entries for a category and its ancestors, except the root: the root is the page of all products, which
 * already has an entry.
 */
function wayTo(id: number, tree: CategoryIndex): Crumb[] {
  const category = tree.byId.get(id);
  const way = category ? [...tree.ancestors(id), category] : [];
  return way.filter(({ parentId }) => parentId !== null).map(({ label, to }) => ({ label, to }));
}

function entryFor(
  path: string,
  segment: string,
  tree: CategoryIndex,
  labels: CrumbsRequest["labels"],
): Crumb {
  const [id] = segment.match(/^\d+(?=-)/) ?? [];
  const category = id && tree.byId.get(Number(id));
  if (category) return { label: category.label, to: category.to };

  // Product pages are below `/produkt`, but that path itself is not a page. The list of products is `/produkty`.
  const target = path === "/produkt" ? paths.products : path;
  const item = labels.find(({ to }) => to.split("#")[0] === target);
  if (item) return { label: item.label, to: target };
  return { label: capitalised(decoded(segment, segment).replaceAll("-", " ")), to: null };
}

/**
 * Converts a breadcrumb to schema.org's BreadcrumbList, for search engines.
 * @param siteUrl origin of the site (`SITE_URL`)
 */
export function breadcrumbJsonLd(entries: readonly Crumb[], siteUrl: string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: entries.map(({ label, to }, position) => ({
      "@type": "ListItem",
      position: position + 1,
      name: label,
      ...(to !== null && { item: new URL(to, siteUrl).href }),
    })),
  };
}
