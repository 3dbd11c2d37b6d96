/**
 * `npm run publish`: checks the content, regenerates its downloads, and activates both in every running instance on
 * this `DATA_DIR` (behaviour 25.5). If the content has issues or an instance does not answer, everything stays
 * unchanged. Only one publication runs at a time; the next one waits.
 */
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type FileLock, tryLockFile } from "lib/platform/database.server";
import { getEnv } from "lib/platform/env.server";
import { contentFingerprint, issueLine, issuesOf } from "~/content/files.server";
import { readAllContent } from "~/pages/content.server";
import { checkContent } from "../content-check/check-content";
import { hasFileSources, publishFiles } from "./publish/files";
import { activateInstances, prepareInstances } from "./publish/instances";

/**
 * Maximum wait for another publication, in ms. A publication may take long: it generates files, and every instance
 * renders all pages.
 */
const turnMs = 15 * 60_000;
const turnPollMs = 100;

/** @returns the exit code: 0 for success, 1 if the content has issues, no instance runs or an instance fails */
export async function run(): Promise<number> {
  const turn = await takeTurn();
  try {
    return await publish();
  } finally {
    turn.release();
  }
}

/**
 * Waits for the publication lock. If the process that has the lock is killed, the operating system releases it.
 * @throws if another publication takes too long
 */
async function takeTurn(): Promise<FileLock> {
  const lock = path.join(getEnv().DATA_DIR, "publish.lock");
  const deadline = performance.now() + turnMs;
  for (let isTold = false; performance.now() < deadline; isTold = true) {
    const turn = tryLockFile(lock);
    if (turn) return turn;
    if (!isTold) console.log("Inna publikacja jest w toku; ta zacznie się po niej.");
    await pause(turnPollMs);
  }
  throw new Error("Inna publikacja trwa od kwadransa. Nic się nie zmieniło.");
}

async function publish(): Promise<number> {
  const read = await contentFingerprint();
  const hasSources = hasFileSources();
  // Without the source files (in a container image), only the checks that the server runs at its start are possible.
  const issues = hasSources ? checkContent().issues : issuesOf(readAllContent);
  if (issues.length > 0)
    return nothingChanged(`Błędy (${issues.length}):\n${issues.map(issueLine).join("\n")}`);
  const rejections = await prepareInstances();
  if (rejections.length > 0) return nothingChanged(rejections.join("\n"));
  // Stop if content was edited during the run: files, pages and checked content must be the same version.
  if ((await contentFingerprint()) !== read)
    return nothingChanged("Treść zmieniła się w trakcie publikacji. Uruchom npm run publish jeszcze raz.");
  if (hasSources) console.log(await publishFiles());
  else console.log("Pliki do pobrania zostają bez zmian: w tej instalacji nie ma ich źródeł.");

  const { activated, problems } = await activateInstances();
  for (const problem of problems) console.error(problem);
  if (activated === 0) console.error("Serwis nie działa: nową treść pokaże po uruchomieniu.");
  else console.log(`Opublikowano. Nową treść pokazują działające instancje: ${activated}.`);
  return problems.length > 0 || activated === 0 ? 1 : 0;
}

function nothingChanged(reason: string): number {
  console.error(`Nic się nie zmieniło. ${reason}`);
  return 1;
}
