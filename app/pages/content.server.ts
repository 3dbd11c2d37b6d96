import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { publicationsFolder, reloadArtifacts } from "lib/platform/files.server";
import { WorkerPool } from "lib/platform/process.server";
import { listJobs } from "~/careers/offers.server";
import { readCategoryTexts } from "~/catalogue/category-texts.server";
import { readDrawings } from "~/catalogue/drawings.server";
import { getBrand } from "~/content/brand.server";
import { readFeatures } from "~/content/features.server";
import { findPreparedContent, loadTogether, withLoadingWork } from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { finishedAlts, finishedPictures } from "~/content/pictures.server";
import { listCollections } from "~/editorial/collections.server";
import { getNavigation } from "~/editorial/menus.server";
import { listPages } from "~/editorial/pages.server";
import { redirectRules } from "~/http/redirects.server";
import { latestNews } from "~/news/articles.server";
import { listVoivodeships } from "~/points-of-sale/search.server";
import { getQanda } from "~/questions/list.server";
import { readProductKinds } from "~/range/product.server";
import { readGeometries, readProducts, readSpareParts } from "~/range/products.server";
import { readPartDrawings } from "~/range/spare-parts.server";
import { embeddedTree } from "~/range/tree.server";
import { readVocabulary } from "~/search/search.server";

/** One reader for each kind of content. A test checks that the readers together read every content file. */
const readers: (() => unknown)[] = [
  readFeatures,
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
  readProductKinds,
  readProducts,
  readSpareParts,
  readPartDrawings,
  readGeometries,
  readDrawings,
  readCategoryTexts,
  readVocabulary,
  embeddedTree,
];

/** Program that writes the prepared content to the path in its message (`prepare-content.server.ts`). */
const program = "build/prepare-content.js";
/** Content as the build has prepared it. */
const builtContent = "build/content.json";

/** Thread that prepares content. It ends immediately afterwards, to free its memory. */
const preparation = new WorkerPool<string, true>(program, {
  workers: 1,
  waiting: 1,
  withinMs: 30_000,
  idleMs: 0,
  heapMb: 256,
});

/**
 * Reads all content from its files.
 * @throws {ContentError} with the content issues of all files
 */
export function readAllContent(): void {
  loadTogether(readers);
}

/**
 * Loads all content for the start of the server, so that invalid content stops the start instead of reaching a visitor.
 * Content that was prepared by the build, or for an earlier publication, is not parsed again.
 * @throws {ContentError} with the content issues of all files
 */
export async function loadContent(): Promise<void> {
  const prepared = import.meta.env.DEV ? null : await findPreparedContent(preparedFiles());
  if (prepared) withLoadingWork(prepared, readAllContent);
  else readAllContent();
}

/**
 * Loads all content without activating it. In production, a thread parses the files, so that visitors do not wait.
 * @returns a function that activates the new content and reloads the list of artifacts generated from it
 * @throws an error that lists the content issues of all files
 */
export async function prepareContent(): Promise<() => void> {
  const staged = stageContent();
  for (const step of await loadingSteps()) {
    staged.load(step);
    await nextTurn();
  }
  return () => {
    staged.use();
    reloadArtifacts();
  };
}

/** Returns the steps that load all content. Between them, requests are answered. */
async function loadingSteps(): Promise<(() => unknown)[]> {
  if (import.meta.env.DEV) return [readAllContent];
  const prepared = (await findPreparedContent(preparedFiles())) ?? (await prepareInThread());
  return readers.map((read) => () => withLoadingWork(prepared, read));
}

/** @throws an error that lists the content issues of all files, or if the content changes in the meantime */
async function prepareInThread() {
  await preparation.run(publishedContent());
  const prepared = await findPreparedContent([publishedContent()]);
  if (!prepared) throw new Error("Treść zmieniła się w trakcie odczytu.");
  return prepared;
}

const publishedContent = () => path.join(publicationsFolder(), "content.json");

const preparedFiles = () => [publishedContent(), builtContent];
