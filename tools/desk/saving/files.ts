import { issueLine } from "~/content/files.server";
import { kindOf } from "../../content-check/form-files";
import { RejectedError } from "../requests/rejected-error";
import { blobId } from "../versions/git";
import { lastEditor, remember } from "../versions/history";
import { putFile } from "../versions/put-files";
import { checkAll, inWords, issuesBefore } from "./checking";
import type { FieldConflict } from "./join-edits";
import { isThere, openFile, placeOf } from "./open-files";
import type { Edit } from "./text-work";
import { inThread } from "./threads";

/** Thrown if others have changed the same fields: the editor chooses, and saves again with their choices. */
export class ConflictError extends RejectedError {
  /** @param version of the file with what others have written; empty if they have deleted it */
  constructor(
    readonly open: readonly FieldConflict[],
    readonly version: string,
    readonly who = "ktoś inny",
  ) {
    super(409, `Ten plik zmienił ${who}, odkąd został tu otwarty. Wybierz, co ma zostać.`);
  }
}

const changedMeanwhile = () =>
  new RejectedError(
    409,
    "Ten plik zmienił ktoś inny, odkąd został tu otwarty. Odśwież stronę i spróbuj jeszcze raz.",
  );

/**
 * Prepares an edit for writing.
 * @returns a function that writes it, as part of a write, and returns remarks as messages
 * @throws {RejectedError} if the text itself is invalid, or if another file has its name
 * @throws {ConflictError} if others have changed the same fields
 */
export async function prepareText(edit: Edit): Promise<() => Promise<string[]>> {
  const { name } = edit;
  const { mine, written, replaced, open } = await inThread("textToSave", edit);
  if (open.length > 0) throw new ConflictError(open, replaced ?? "", await lastEditor(name));
  return async () => {
    const { version = null } = openFile(name) ?? {};
    // Somebody else has saved the file while this edit was being prepared.
    if (version !== replaced) return (await prepareText(edit))();
    if (blobId(written) !== version) putFile(placeOf(name), written);
    if (written === mine) return [];
    await remember(mine);
    return ["Zapisano razem z tym, co w tym czasie zapisał ktoś inny."];
  };
}

/** A file to be deleted, and the version of it that the editor has seen. */
type Removal = { name: string; opened: string | null };

/**
 * Deletes files, and the geometry of products, unless other content relies on them. Only issues that the deletion
 * causes count.
 * @throws {RejectedError} if there are any
 */
export async function removeFiles(removals: readonly Removal[]): Promise<void> {
  for (const { name, opened } of removals) {
    if (!kindOf(name)) throw new RejectedError(400, "Redakcja nie usuwa takiego pliku.");
    if (!opened || openFile(name)?.version !== opened) throw changedMeanwhile();
  }
  const before = await issuesBefore();
  for (const { name } of removals)
    for (const file of new Set([name, geometryOf(name)])) if (isThere(file)) putFile(placeOf(file), null);
  const broken = (await checkAll()).issues.filter((issue) => !before.has(issueLine(issue)));
  if (broken.length > 0) {
    const sentences = ["Najpierw popraw to, co na nim polega:", ...(await inWords(broken))];
    throw new RejectedError(409, sentences.join("\n"));
  }
}

/** Returns the name of the file with a product's geometry; the name itself for any other file. */
export const geometryOf = (name: string) => name.replace(/^products\/(.*)\.yaml$/, "fitting/$1.json");

/**
 * Prepares to restore a file from an earlier version, with the geometry that was deleted with it.
 * @returns a function that restores it, as part of a write
 * @throws {RejectedError} if it would be invalid today
 */
export async function prepareRestore(
  name: string,
  text: string,
  geometry: string | null,
): Promise<() => void> {
  await inThread("expectValid", name, text);
  return () => {
    putFile(placeOf(name), text);
    if (geometry && !isThere(geometryOf(name))) putFile(placeOf(geometryOf(name)), geometry);
  };
}

/**
 * Prepares to replace the text of a file that cannot be read; what is still wrong with it is shown once it is written.
 * @returns a function that replaces it, as part of a write
 * @throws {RejectedError} if the file can be read
 */
export async function prepareMend(name: string, text: string, opened: string): Promise<() => void> {
  const mended = text.replaceAll("\r\n", "\n");
  await inThread("expectBroken", name, mended);
  return () => {
    if (openFile(name)?.version !== opened) throw changedMeanwhile();
    putFile(placeOf(name), mended);
  };
}
