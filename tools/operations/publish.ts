/**
 * `npm run publish`: takes the content of the one source (`publicationSource`) as it is now, checks it, generates its
 * downloads, and has every instance on this `PUBLISHED_DIR` show both within a second (behaviour 25.5). If the content has
 * issues or anything fails, nothing changes; only a download that cannot be made is named and left out. `-- --back` shows
 * what was shown before, `-- --from-release` takes the content of the folder in which this runs, whatever the source is.
 * Only one publication runs at a time; the next one waits.
 */
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { FileLock } from "lib/platform/database.server";
import {
  builtSite,
  type DeskVersion,
  deskVersionSchema,
  laidFolderLock,
  publications,
} from "lib/platform/files.server";
import { ContentCache } from "~/content/cache.server";
import { ContentError, type ContentIssue, issueLine } from "~/content/files.server";
import { takeContent } from "~/content/prepared.server";
import { describeVersion } from "~/content/publication-source.server";
import { readAllContent } from "~/pages/content.server";
import { checkContent } from "../content-check/check-content";
import { missingLines } from "../downloads/missing-lines";
import { hasFileSources, hiddenFiles, writeFiles } from "./publish/files";
import { abandonPublication, beginPublication, showBefore, showNext } from "./publish/publications";
import { goToSource } from "./publish/source";

/** Maximum wait for another publication, in ms. A publication may take long, because it generates files. */
const turnMs = 15 * 60_000;
const turnPollMs = 100;

const options = {
  back: { type: "boolean" },
  "from-release": { type: "boolean" },
  // Used by the desk, which runs this in a folder with the chosen changes: the version, and the publication that it
  // replaces.
  "from-desk": { type: "string" },
  over: { type: "string" },
} as const;

/** @returns the exit code: 0 for success, 1 if the content has issues or there is nothing to go back to */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options });
  const { back, "from-release": isRelease, "from-desk": said, over } = values;
  // A desk that was killed and started again must not write into this folder meanwhile.
  const laid = said ? FileLock.take(laidFolderLock(process.cwd())) : null;
  const turn = await takeTurn();
  try {
    if (over && over !== publications.current())
      throw new Error("Tymczasem opublikował ktoś inny: obejrzyj listę zmian jeszcze raz.");
    if (back) return await goBack();
    const version = said && deskVersionSchema.parse(JSON.parse(said));
    return await publish(async () => version || (isRelease ? undefined : goToSource()));
  } finally {
    turn.release();
    laid?.release();
  }
}

/**
 * Waits for the publication lock. If the process that has the lock is killed, the operating system releases it.
 * @throws if another publication takes too long
 */
async function takeTurn(): Promise<FileLock> {
  const lock = path.join(publications.folder(), "lock");
  const deadline = performance.now() + turnMs;
  for (let isTold = false; performance.now() < deadline; isTold = true) {
    const turn = FileLock.tryTake(lock);
    if (turn) return turn;
    if (!isTold) console.log("Inna publikacja jest w toku; ta zacznie się po niej.");
    await pause(turnPollMs);
  }
  throw new Error("Inna publikacja trwa od kwadransa.");
}

/** @param goTo goes to the folder with the content, and says which version of the desk's clone it is */
async function publish(goTo: () => Promise<DeskVersion | undefined>): Promise<number> {
  if (!builtSite.id()) throw new Error("Nie ma zbudowanej strony w katalogu build/: najpierw npm run build.");
  const folder = beginPublication();
  try {
    const desk = await goTo();
    // Without the source files (in a container image), only the checks of each file are possible.
    const hasSources = hasFileSources();
    const issues = await takeWithoutIssues(folder, hasSources);
    if (issues.length > 0) {
      // The desk, which runs this as a separate process, shows each issue beside its form.
      process.send?.(issues);
      console.error(`Nic się nie zmieniło. Błędy (${issues.length}):\n${issues.map(issueLine).join("\n")}`);
      return 1;
    }
    const parts = hasSources
      ? await writeFiles(path.join(folder, publications.parts.files))
      : { files: [], removed: hiddenFiles(), missing: publications.read(builtSite.name).missing };
    const name = await showNext({ ...parts, desk });
    const { files, removed, missing } = parts;
    console.log(
      hasSources
        ? `Pliki do pobrania inne niż w budowie: ${files.length}; usunięte: ${removed.length}.`
        : "Pliki do pobrania zostają takie jak w budowie: w tej instalacji nie ma ich źródeł.",
    );
    for (const line of missingLines(missing)) console.error(line);
    const from = desk ? `z redakcji: ${describeVersion(desk)}` : "treść wydania";
    console.log(`Opublikowano (${name}, ${from}). Działające instancje pokażą nową treść w ciągu sekundy.`);
    return 0;
  } finally {
    abandonPublication();
  }
}

/** Copies the content into a folder. @returns its issues; if there are any, the folder is not complete */
async function takeWithoutIssues(folder: string, hasSources: boolean): Promise<ContentIssue[]> {
  const cache = ContentCache.ofPublisher();
  try {
    await takeContent(folder, cache, readAllContent);
    return hasSources ? cache.use(() => checkContent()).issues : [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}

async function goBack(): Promise<number> {
  const shown = await showBefore();
  if (shown === null) {
    console.error("Nic się nie zmieniło. Nie ma wcześniejszej publikacji.");
    return 1;
  }
  const what = shown === builtSite.name ? "treść z wydania" : `poprzednia publikacja (${shown})`;
  console.log(`Wraca ${what}. To, co zmieniono w treści, zostaje: pokaże to znowu następna publikacja.`);
  return 0;
}
