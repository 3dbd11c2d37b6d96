import { readFile } from "node:fs/promises";
import { writePublicFileAtomically } from "~/platform/files/atomic-write.server";
import { contentFingerprint } from "./fingerprint.server";
import { type ParsedFile, type ParsedFiles, withParsedFiles } from "./parsed-files";

/** All content files after validation, with the fingerprint of the content that they were parsed from. */
type PreparedContent = { fingerprint: string; files: [string, ParsedFile][] };

/**
 * Parses and validates all content, and writes the result to a file, so that other processes need not do it again.
 * @param readAll reads every content file
 * @throws {ContentError} with the content issues of all files
 * @throws if somebody changes the content in the meantime
 */
export async function writePreparedContent(file: string, readAll: () => void): Promise<void> {
  const fingerprint = await contentFingerprint();
  const files: ParsedFiles = new Map();
  withParsedFiles(files, readAll);
  if ((await contentFingerprint()) !== fingerprint) throw new Error("Treść zmieniła się w trakcie odczytu.");
  const prepared: PreparedContent = { fingerprint, files: [...files] };
  writePublicFileAtomically(file, JSON.stringify(prepared));
}

/**
 * Returns the content that was prepared from exactly the present content files.
 * @param candidates files written by {@link writePreparedContent}, which may be missing
 * @returns null if none of them has the present content
 */
export async function findPreparedContent(candidates: readonly string[]): Promise<ParsedFiles | null> {
  const fingerprint = await contentFingerprint();
  for (const file of candidates) {
    const prepared = await readPrepared(file);
    if (prepared?.fingerprint === fingerprint) return new Map(prepared.files);
  }
  return null;
}

async function readPrepared(file: string): Promise<PreparedContent | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  return text === null ? null : (JSON.parse(text) as PreparedContent);
}
