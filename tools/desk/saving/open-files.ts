import { readFileSync } from "node:fs";
import path from "node:path";
import { isPlainFile } from "lib/platform/files.server";
import { editedContent, listContentFiles } from "~/content/fingerprint.server";
import { kindOf } from "../../content-check/form-files";
import { blobId } from "../versions/git";

/** A file as the editor opened it; a changed `version` means that it was edited since. */
export type OpenFile = { text: string; version: string };

/** Lists the files that editors edit, as paths below `content/`. */
export const listEdited = () => listContentFiles(editedContent).filter((name) => kindOf(name));

export const isThere = (name: string) => isPlainFile(editedContent, name);

/** Reads a file below `content/`; null if there is none. */
export function openFile(name: string): OpenFile | null {
  if (!isThere(name)) return null;
  const text = readFileSync(placeOf(name), "utf8");
  return { text, version: blobId(text) };
}

/** The place of a file, relative to the working folder. */
export const placeOf = (name: string) => path.join(editedContent, name);
