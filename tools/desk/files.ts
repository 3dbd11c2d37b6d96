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
import { writePublicFileAtomically } from "../../lib/platform/files.server";
import { canonical } from "../content-check/canonical";
import { checkContent } from "../content-check/check-content";
import { formOf, kindOf } from "../content-check/form";
import { withKindsOnDisk } from "./kinds-on-disk";

/** A file as the editor opened it; a changed `version` means that it was edited since. */
export type OpenFile = { text: string; version: string };

/** Result of a save: the new version of the file, and the errors in all content, which block publication. */
export type SaveResult = { version: string; issues: ContentIssue[] };

/** Thrown if the file was changed, created or deleted after the editor opened it. */
export class ChangedMeanwhile extends Error {
  override message =
    "Ten plik zmienił ktoś inny, odkąd został tu otwarty. Skopiuj swoje zmiany, odśwież stronę i wpisz je jeszcze raz.";
}

/** Thrown for a file that the desk does not write, because editors may not edit files of its kind. */
export class NotOurs extends Error {
  override message = "Redakcja nie zapisuje takiego pliku.";
}

/** Maximum size of a text file, in bytes; far larger than any text on the site. */
export const maxBytes = 2_000_000;

/** Reads all files that editors may edit, by path below `content/`. */
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
 * Writes a file atomically, in canonical form.
 * @param opened version that the editor opened; null for a new file
 * @throws {ContentError} if the file itself is invalid; nothing is written then
 * @throws {ChangedMeanwhile}
 * @throws {NotOurs}
 */
export function saveFile(name: string, text: string, opened: string | null): SaveResult {
  const kind = withKindsOnDisk(() => kindOf(name));
  if (!kind) throw new NotOurs();
  parseContent(name, text, kind.schema);
  const written = canonical(text, formOf(kind));
  expectVersion(name, opened);
  writePublicFileAtomically(place(name), written);
  return { version: versionOf(written), issues: checkAnew() };
}

/**
 * Deletes a file and returns the errors in the remaining content.
 * @throws {ChangedMeanwhile}
 * @throws {NotOurs}
 */
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

/** Returns the errors in all content as it is on disk now. */
function checkAnew(): ContentIssue[] {
  return issuesOf(() => {
    const staged = stageContent();
    staged.load(() => {
      const { issues } = checkContent();
      // Throws, so that the last valid content stays in use: it provides the options of select fields.
      if (issues.length > 0) throw new ContentError(issues);
    });
    staged.use();
  });
}

const place = (name: string) => path.join(contentDir(), name);

const versionOf = (text: string) => createHash("sha256").update(text).digest("base64url");
