import { hasFeature } from "~/brand/features.server";
import { fromContentFor } from "~/content/memo";
import { listCollections } from "~/editorial/collections.server";
import { getPage, listPages } from "~/editorial/pages.server";
import { findRedirect } from "~/http/redirects.server";
import { latestNews } from "~/news/news.server";
import * as paths from "~/paths";
import type { Catalogue } from "~/range/products";
import { getRange } from "~/range/products.server";
import { categoryTreeHref } from "~/range/tree";
import { categoryTreeId } from "~/range/tree.server";
import { build } from "~/remix/build.server";
import type { PictureSource } from "~/ui/pictures";

/** A page of the site in its basic form: without filters, search or translation. */
export type ListedPage = {
  path: string;
  /** Date of the last change, if known. */
  changed?: string;
  picture?: PictureSource | null;
  /** True if search engines should not list the page; the sitemap then omits it. */
  isHidden?: boolean;
};

/** Returns every page that visitors can reach by links, except pages whose path is redirected. */
export async function listedPages(): Promise<ListedPage[]> {
  return pagesOf((await getRange()).catalogue);
}

function pagesOf(catalogue: Catalogue): ListedPage[] {
  const pages: ListedPage[] = [
    ...listPages().map(({ path, updated, picture }) => ({
      path,
      changed: updated,
      picture: path === "/" ? getPage("/").hero.picture : picture,
    })),
    ...(hasFeature("news") ? [{ path: paths.news }] : []),
    ...latestNews(Number.POSITIVE_INFINITY).map(({ slug, date, picture }) => ({
      path: paths.article(slug),
      changed: date,
      picture,
    })),
    ...(hasFeature("collections") ? [{ path: paths.collections }] : []),
    ...listCollections().map(({ id, picture }) => ({ path: paths.collection(id), picture })),
    ...(hasFeature("questions") ? [{ path: paths.questions }] : []),
    { path: paths.newsletter, isHidden: true },
    { path: paths.project, isHidden: true },
    ...[...catalogue.tree.byPath.keys()].map((path) => ({ path })),
    ...catalogue.products.map((product) => ({
      path: paths.product(product.slug),
      picture: catalogue.productPicture(product),
      isHidden: !leadsOn(product, catalogue),
    })),
    ...catalogue.parts.all.map(({ code, picture }) => ({
      path: paths.sparePart(code),
      picture: picture === null ? null : { src: picture, alt: "" },
    })),
  ];
  return pages.filter(({ path }) => !findRedirect(path));
}

const pathsIn = fromContentFor((catalogue: Catalogue) => new Set(pagesOf(catalogue).map(({ path }) => path)));

/** Returns the paths of all listed pages. */
export async function listedPaths(): Promise<ReadonlySet<string>> {
  return pathsIn((await getRange()).catalogue);
}

/** Whether search engines should list a product. A withdrawn product is listed only if its successor exists. */
function leadsOn({ withdrawn }: Catalogue["products"][number], { bySlug }: Catalogue): boolean {
  return withdrawn === null || bySlug.has(withdrawn.successor);
}

/** Paths that browsers, search engines and feed readers request besides the pages. */
export const listedFiles = (): readonly string[] => [
  categoryTreeHref(categoryTreeId()),
  paths.latestBuild,
  `/builds/meta/${build.id}.json`,
  paths.sitemap,
  paths.robots,
  paths.webManifest,
  ...(hasFeature("news") ? [paths.newsFeed] : []),
];
