import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { contentDir, listContent } from "~/content/files.server";
import { describeFile } from "../forms/issue-words";
import {
  isListed,
  listPicture,
  makePicture,
  pictureFiles,
  readSizes,
  smallFile,
  takenReason,
} from "../pictures/make-picture";
import type { Crop } from "../pictures/ratio";
import { RejectedError } from "../rejected-error";
import { putFile } from "../versions/put-files";

/**
 * What pictures were made from, by name, to recognise repeated uploads: if a text could not be saved, the CMS
 * uploads its pictures again with the next attempt.
 */
const uploads = new Map<string, string>();
// Leaves a processor to those who save texts meanwhile.
sharp.concurrency(Math.max(1, availableParallelism() - 1));

/** How an upload becomes a picture: which part of it is shown, and whether it replaces the picture of that name. */
type Upload = { bytes: Uint8Array; crop: Crop | null; isReplacement: boolean };

/**
 * Makes a picture from an uploaded file, which takes seconds.
 * @param name path below `/images/` without extension
 * @returns a function that puts the picture into the working folder, as part of a write, and throws as this one does
 * @throws {RejectedError} if the file does not fit, or if there is a picture of this name that it is not to replace
 */
export async function takePicture(name: string, { bytes, crop, isReplacement }: Upload): Promise<() => void> {
  const hash = createHash("sha256").update(bytes).update(JSON.stringify(crop)).digest("base64url");
  const isThere = () => uploads.get(name) === madeFrom(name, hash);
  const expectFree = () => {
    if (!isReplacement && isListed(name)) throw new RejectedError(409, takenReason);
  };
  if (isThere()) return () => {};
  expectFree();
  const put = await makePicture(bytes, name, { crop, care: "quick" });
  return () => {
    if (isThere()) return;
    expectFree();
    put();
    uploads.set(name, madeFrom(name, hash));
  };
}

/**
 * Identifies an upload by its hash and the time of its file, which changes when the picture is deleted, replaced or
 * put back.
 */
const madeFrom = (name: string, hash: string) =>
  `${hash} ${statSync(smallFile(name), { throwIfNoEntry: false })?.mtimeMs}`;

/**
 * Deletes all files of pictures and their descriptions.
 * @throws {RejectedError} if any content shows one of them
 */
export function removePictures(names: readonly string[]): void {
  const known = readSizes();
  if (!names.every((name) => Object.hasOwn(known, name)))
    throw new RejectedError(400, "Nie ma takiego zdjęcia.");
  const texts = names.length > 0 ? [".yaml", ".md", ".json"].flatMap((one) => listContent(".", one)) : [];
  const users = texts.filter((text) => {
    const written = readFileSync(path.join(contentDir(), text), "utf8");
    return names.some((name) => written.includes(`/images/${name}.`));
  });
  if (users.length > 0)
    throw new RejectedError(
      409,
      ["To zdjęcie pokazuje jeszcze:", ...users.map((user) => describeFile(user))].join("\n"),
    );
  for (const name of names) {
    for (const made of pictureFiles(name)) putFile(made, null);
    listPicture(name, null);
  }
}
