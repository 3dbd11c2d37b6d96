import { readCategoryTexts } from "~/catalogue/category/texts.server";
import { readGeometries } from "~/catalogue/products/geometries.server";
import { readProducts, readSpareParts } from "~/catalogue/products/products.server";
import { embeddedTree } from "~/catalogue/tree/embedded.server";
import { getBrand } from "~/content/brand.server";
import { loadTogether } from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { finishedAlts, finishedPictures } from "~/content/pictures.server";
import { listJobs } from "~/editorial/careers/jobs.server";
import { listCollections } from "~/editorial/collections/collections.server";
import { getNavigation } from "~/editorial/menus/menus.server";
import { latestNews } from "~/editorial/news/news.server";
import { listPages } from "~/editorial/pages/pages.server";
import { listVoivodeships } from "~/editorial/points-of-sale/points-of-sale.server";
import { getQanda } from "~/editorial/questions/questions.server";
import { redirectRules } from "~/http/redirects/rules.server";
import { reloadArtifacts } from "~/platform/files/artifacts.server";

/** One reader for each kind of content. A test checks that the readers together read every content file. */
const readers: (() => unknown)[] = [
  getBrand,
  getNavigation,
  finishedPictures,
  finishedAlts,
  listPages,
  () => latestNews(1),
  () => listJobs(),
  getQanda,
  listCollections,
  listVoivodeships,
  redirectRules,
  readProducts,
  readSpareParts,
  readGeometries,
  readCategoryTexts,
  embeddedTree,
];

/**
 * Reads all content. Called at start-up, so that invalid content stops the start instead of reaching a visitor.
 * @throws {ContentError} with the content issues of all files
 */
export function readAllContent(): void {
  loadTogether(readers);
}

/**
 * Loads all content without activating it.
 * @returns a function that activates the new content and reloads the list of artifacts generated from it
 * @throws {ContentError} with the content issues of all files
 */
export function prepareContent(): () => void {
  const use = stageContent(readAllContent);
  return () => {
    use();
    reloadArtifacts();
  };
}
