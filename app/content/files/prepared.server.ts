import { readFile } from "node:fs/promises";
import { writePublicFileAtomically } from "lib/platform/files.server";
import { contentFingerprint } from "./fingerprint.server";
import { type LoadingWork, noWork, withLoadingWork } from "./loading-work";

/** The work of loading all content, with the fingerprint of that content. */
type PreparedContent = { fingerprint: string; work: Record<keyof LoadingWork, [string, unknown][]> };

/**
 * Loads all content and writes the results of that work to a file, so that other processes can reuse them.
 * @param readAll reads every content file
 * @throws {ContentError} with the content issues of all files
 * @throws if somebody changes the content in the meantime
 */
export async function writePreparedContent(file: string, readAll: () => void): Promise<void> {
  const fingerprint = await contentFingerprint();
  const work = noWork();
  withLoadingWork(work, readAll);
  if ((await contentFingerprint()) !== fingerprint) throw new Error("Treść zmieniła się w trakcie odczytu.");
  const prepared: PreparedContent = {
    fingerprint,
    work: { parsed: [...work.parsed], rendered: [...work.rendered] },
  };
  writePublicFileAtomically(file, JSON.stringify(prepared));
}

/**
 * Returns the results that were prepared from exactly the current content files.
 * @param candidates files written by {@link writePreparedContent}, which may be missing
 * @returns null if none of them was prepared from the current content
 */
export async function findPreparedContent(candidates: readonly string[]): Promise<LoadingWork | null> {
  const fingerprint = await contentFingerprint();
  for (const file of candidates) {
    const prepared = await readPrepared(file);
    if (prepared?.fingerprint !== fingerprint) continue;
    const { parsed, rendered } = prepared.work;
    return { parsed: new Map(parsed), rendered: new Map(rendered) };
  }
  return null;
}

async function readPrepared(file: string): Promise<PreparedContent | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  return text === null ? null : (JSON.parse(text) as PreparedContent);
}
