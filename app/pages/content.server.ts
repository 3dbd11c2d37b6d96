import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { readCategoryTexts } from "~/catalogue/category/texts.server";
import { readProductKinds } from "~/catalogue/product/kinds.server";
import { readDrawings } from "~/catalogue/product-page/drawings.server";
import { readGeometries } from "~/catalogue/products/geometries.server";
import { readProducts, readSpareParts } from "~/catalogue/products/products.server";
import { readVocabulary } from "~/catalogue/search/vocabulary.server";
import { readPartDrawings } from "~/catalogue/spare-parts/drawings.server";
import { embeddedTree } from "~/catalogue/tree/embedded.server";
import { getBrand } from "~/content/brand.server";
import { readFeatures } from "~/content/features.server";
import { loadTogether } from "~/content/files.server";
import { withLoadingWork } from "~/content/loading-work";
import { stageContent } from "~/content/memo";
import { finishedAlts, finishedPictures } from "~/content/pictures.server";
import { findPreparedContent } from "~/content/prepared.server";
import { listJobs } from "~/editorial/careers/jobs.server";
import { listCollections } from "~/editorial/collections/collections.server";
import { getNavigation } from "~/editorial/menus/menus.server";
import { latestNews } from "~/editorial/news/news.server";
import { listPages } from "~/editorial/pages/pages.server";
import { listVoivodeships } from "~/editorial/points-of-sale/points-of-sale.server";
import { getQanda } from "~/editorial/questions/questions.server";
import { redirectRules } from "~/http/redirects/rules.server";
import { publicationsFolder, reloadArtifacts } from "~/platform/files/artifacts.server";
import { WorkerPool } from "~/platform/workers/worker-pool.server";

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
