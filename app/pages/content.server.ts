import { existsSync } from "node:fs";
import path from "node:path";
import { FileLock } from "lib/platform/database.server";
import { builtSite, publications, shownSite } from "lib/platform/files.server";
import { log } from "lib/platform/log.server";
import { runInSteps } from "lib/processes/steps";
import { getBrand } from "~/brand/brand.server";
import { readFeatures } from "~/brand/features.server";
import { finishedAlts, finishedPictures } from "~/brand/pictures.server";
import { listJobs } from "~/careers/jobs.server";
import { readCategoryTexts } from "~/catalogue/category-texts.server";
import { readDrawings } from "~/catalogue/drawings.server";
import { contentDir, readEvery, readEverySteps } from "~/content/files.server";
import { contentFingerprint, editedContent } from "~/content/fingerprint.server";
import { stageContent } from "~/content/memo";
import { loadTaken } from "~/content/prepared.server";
import { publicationSource } from "~/content/publication-source.server";
import { listCollections } from "~/editorial/collections.server";
import { getNavigation } from "~/editorial/menus.server";
import { listPages } from "~/editorial/pages.server";
import { redirectRules } from "~/http/redirects.server";
import { latestNews } from "~/news/news.server";
import { readPointsOfSale } from "~/points-of-sale/points-of-sale.server";
import { readOrderWords } from "~/project/list.server";
import { getQanda } from "~/questions/questions.server";
import { readProductKinds } from "~/range/product.server";
import { readGeometries, readProducts, readRangeAhead, readSpareParts } from "~/range/products.server";
import { readPartDrawings, readPartPlaces } from "~/range/spare-parts.server";
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
  readPointsOfSale,
  redirectRules,
  readProductKinds,
  readProducts,
  readSpareParts,
  readPartDrawings,
  readPartPlaces,
  readGeometries,
  readDrawings,
  readCategoryTexts,
  readVocabulary,
  readOrderWords,
  embeddedTree,
];

/**
 * Reads all content from its files.
 * @throws {ContentError} with the content issues of all files
 */
export function readAllContent(): void {
  readEvery(readers, (read) => read());
}

/** Lock that protects the publication that this process shows from deletion. */
let held: FileLock | undefined;

/**
 * Loads the content that the server shows when it starts: the last publication or, if there is none, the build's
 * content. Ignores the edited content. If a publication cannot be read, loads the one before it, or the build's
 * content.
 * @throws an error that lists content issues, if even the build's content cannot be used; or if this process may not
 * read the publications, which would look as if there were none
 */
export async function loadContent(): Promise<void> {
  if (import.meta.env.DEV) return readAllContent();
  for (let name = publications.current(); ; name = nameBefore(name)) {
    try {
      return (await preparePublication(name))();
    } catch (error) {
      if (name === builtSite.name) throw error;
      log.error({ publication: name, err: error }, "Publication unreadable; the one before it is shown");
    }
  }
}

/** Reloads the edited content, in development. @returns a function that activates it */
export function prepareEditedContent(): () => void {
  const staged = stageContent();
  staged.load(readAllContent);
  return staged.use;
}

/**
 * Loads a publication without showing it, step by step: between the steps, requests are answered.
 * @returns a function that shows its content and its files from then on
 * @throws an error that lists content issues, or if the publication cannot be read
 */
export async function preparePublication(name: string): Promise<() => void> {
  const publication = await runInSteps(publications.readWhole(name));
  const { folder, build } = publication;
  const hold =
    name === builtSite.name ? undefined : FileLock.share(path.join(folder, publications.parts.lock));
  try {
    const content = await loadTaken(folder, build === builtSite.id());
    await runInSteps(readRangeAhead(), content.load);
    await runInSteps(
      readEverySteps(readers, (read) => read(), 1),
      content.load,
    );
    const showFiles = await runInSteps(shownSite.stage(publication));
    return () => {
      content.use();
      showFiles();
      held?.release();
      held = hold;
    };
  } catch (error) {
    hold?.release();
    throw error;
  }
}

/** Returns the name of the publication before this one; that of the build if this one cannot be read. */
function nameBefore(name: string): string {
  try {
    return publications.read(name).before;
  } catch {
    return builtSite.name;
  }
}

/** Whether the content to be published differs from what this process shows. False if that content is not known here. */
export async function hasUnpublishedEdits(): Promise<boolean> {
  const source = publicationSource();
  const edited = source && path.join(source.folder, editedContent);
  if (!edited || !existsSync(edited)) return false;
  return (await contentFingerprint(edited)) !== (await contentFingerprint(contentDir()));
}
