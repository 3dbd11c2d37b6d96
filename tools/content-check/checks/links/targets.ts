import { createRequire } from "node:module";
import { getBrand } from "~/brand/brand.server";
import { type Feature, hasFeature } from "~/brand/features.server";
import { finishedPictures } from "~/brand/pictures.server";
import { listContent } from "~/content/files.server";
import { readMarkdown } from "~/content/markdown.server";
import { listCollections } from "~/editorial/collections.server";
import { getCataloguePage, getPage, listPages } from "~/editorial/pages.server";
import { redirectRules } from "~/http/redirects.server";
import { catalogueChapters } from "~/library/catalogue-chapters";
import { articleSchema } from "~/news/news.server";
import * as paths from "~/paths";
import { findPointsOfSale } from "~/points-of-sale/points-of-sale.server";
import { getQanda } from "~/questions/questions.server";
import { readProducts, readSourceFiles } from "~/range/products.server";
import type { CategoryIndex } from "~/range/tree";
import { dataPaths } from "../../../downloads/open-data";
import type { checkFile } from "../../check-file";
import type { Targets } from "./check-references";

/** Pages that have no content file, and the feature that some belong to; a test checks that they have a route. */
export const pagesWithoutFile: readonly (readonly [path: string, feature?: Feature])[] = [
  [paths.news, "news"],
  [paths.newsFeed, "news"],
  [paths.collections, "collections"],
  [paths.newsletter],
  [paths.project],
];

type File = Pick<ReturnType<typeof checkFile>, "name" | "draft">;

/** Collects all valid targets of references. The content itself must be valid. */
export function collectTargets(tree: CategoryIndex, files: readonly File[]): Targets {
  const catalogue = getCataloguePage();
  const printed = catalogue && catalogueChapters({ products: readProducts().products, tree }, catalogue);
  const madeAtBuild = new Set([getPage(paths.logos)?.archive, ...(printed?.files ?? [])]);
  const drafts = collectDrafts(files);
  const siteHost = new URL(getBrand().siteUrl).hostname;
  return {
    // Drafts that `collectPages` leaves out get null, which skips the check of their fragment ids: a draft's headings
    // may still change.
    pages: new Map([...[...drafts.keys()].map((href) => [href, null] as const), ...collectPages(tree)]),
    drafts,
    hosts: new Set([siteHost, `www.${siteHost}`]),
    redirects: new Map(Object.entries(redirectRules())),
    collections: new Set(listCollections().map(({ id }) => id)),
    categories: new Set([...tree.byId.keys()].map(String)),
    icons: lucideNames(),
    pictures: finishedPictures(),
    isPublicFile: (file) => madeAtBuild.has(file) || readSourceFiles().has(file),
  };
}

function collectPages(tree: CategoryIndex): Map<string, Set<string> | null> {
  const pages = new Map<string, Set<string> | null>();
  for (const [pathname, feature] of pagesWithoutFile)
    if (!feature || hasFeature(feature)) pages.set(pathname, null);
  for (const pathname of Object.values(dataPaths)) pages.set(pathname, null);
  for (const { id } of listCollections()) pages.set(paths.collection(id), null);
  for (const pathname of tree.byPath.keys()) pages.set(pathname, null);
  for (const slug of slugsIn("products", ".yaml")) pages.set(paths.product(slug), null);
  for (const { code } of readProducts().parts.data.spareParts) pages.set(paths.sparePart(code), null);
  for (const slug of slugsIn("news", ".md")) {
    const { headings } = readMarkdown(`news/${slug}.md`, articleSchema);
    pages.set(paths.article(slug), new Set(headings.map(({ id }) => id)));
  }
  for (const page of listPages()) pages.set(page.path, new Set(page.headings.map(({ id }) => id)));
  if (hasFeature("questions"))
    pages.set(
      paths.questions,
      new Set(getQanda().flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)])),
    );
  // All job offers, including closed ones: valid content must not become invalid over time.
  for (const slug of slugsIn("jobs", ".md")) pages.get(paths.careers)?.add(slug);
  for (const { id } of findPointsOfSale({ voivodeship: "", place: "", collection: "" }).points)
    pages.get(paths.pointsOfSale)?.add(id);
  return pages;
}

function slugsIn(folder: string, extension: string): string[] {
  return listContent(folder, extension).map((name) => name.slice(folder.length + 1, -extension.length));
}

function lucideNames(): Set<string> {
  const set = createRequire(import.meta.url)("@iconify-json/lucide/icons.json") as { icons: object };
  return new Set(Object.keys(set.icons).map((name) => `lucide:${name}`));
}

const hrefPrefixes: Record<string, string> = {
  news: "/aktualnosci/",
  products: "/produkt/",
  jobs: `${paths.careers}#`,
};

function collectDrafts(files: readonly File[]): Map<string, string> {
  const drafts = new Map<string, string>();
  for (const { name, draft } of files) {
    if (!draft) continue;
    const [folder = "", ...below] = name.split("/");
    const slug = below.join("/").replace(/\.\w+$/, "");
    const href = folder in hrefPrefixes ? hrefPrefixes[folder] + slug : draft.path;
    if (href) drafts.set(href, `content/${name}`);
  }
  return drafts;
}
