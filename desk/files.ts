import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import {
  ContentError,
  type ContentIssue,
  contentDir,
  issuesOf,
  listContent,
  parseContent,
} from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { writePublicFileAtomically } from "../app/platform/files/atomic-write.server";
import { checkContent } from "../content-check/check-content";
import { canonical } from "../content-check/form/canonical";
import { formOf, kindOf } from "../content-check/form/files";

/** A file as the editor opened it; `version` tells whether it is still the same. */
export type OpenFile = { text: string; version: string };

/** What became of a save: mistakes of the whole content, which hold back what visitors see. */
export type SaveResult = { version: string; mistakes: ContentIssue[] };

/** The file is not what the editor opened. */
export class ChangedMeanwhile extends Error {
  override message =
    "Ten plik zmienił ktoś inny, odkąd został tu otwarty. Skopiuj swoje zmiany, odśwież stronę i wpisz je jeszcze raz.";
}

/** The desk writes only what the staff write. */
export class NotOurs extends Error {
  override message = "Redakcja nie zapisuje takiego pliku.";
}

/** More than any text of this site needs, with room to spare. */
export const maxBytes = 2_000_000;

/** The files that the staff write, by their path below `content/`. */
export function openFiles(): Record<string, OpenFile> {
  const names = [".yaml", ".md", ".json"].flatMap((extension) => listContent(".", extension));
  return Object.fromEntries(
    names.filter(kindOf).map((name) => {
      const text = readFileSync(place(name), "utf8");
      return [name, { text, version: versionOf(text) }];
    }),
  );
}

/**
 * Writes a file whole or not at all, in its canonical form.
 * @param opened the version that the editor had; null for a new file
 * @throws {ContentError} where the file itself has mistakes; then nothing is written
 * @throws {ChangedMeanwhile} | {NotOurs}
 */
export function saveFile(name: string, text: string, opened: string | null): SaveResult {
  const kind = kindOf(name);
  if (!kind) throw new NotOurs();
  parseContent(name, text, kind.schema);
  const written = canonical(text, formOf(kind));
  expectVersion(name, opened);
  writePublicFileAtomically(place(name), written);
  return { version: versionOf(written), mistakes: checkAnew() };
}

/** @throws {ChangedMeanwhile} | {NotOurs} */
export function removeFile(name: string, opened: string | null): ContentIssue[] {
  if (!kindOf(name)) throw new NotOurs();
  expectVersion(name, opened);
  rmSync(place(name));
  return checkAnew();
}

function expectVersion(name: string, opened: string | null) {
  const present = existsSync(place(name)) ? versionOf(readFileSync(place(name), "utf8")) : null;
  if (present !== opened) throw new ChangedMeanwhile();
}

/** The mistakes of the whole content as it is on the disk now. */
function checkAnew(): ContentIssue[] {
  return issuesOf(() => {
    const use = stageContent(() => {
      const { mistakes } = checkContent();
      // What the editor offers to choose from stays that of the last good content.
      if (mistakes.length > 0) throw new ContentError(mistakes);
    });
    use();
  });
}

const place = (name: string) => path.join(contentDir(), name);

const versionOf = (text: string) => createHash("sha256").update(text).digest("base64url");
