import { readFileSync } from "node:fs";
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
import { RejectedError } from "../requests/rejected-error";
import { putFile } from "../versions/put-files";

// Leaves a processor to those who save texts meanwhile.
sharp.concurrency(Math.max(1, availableParallelism() - 1));

/** How an upload becomes a picture: which part of it is shown, and whether it replaces the picture of that name. */
type Upload = { bytes: Uint8Array; crop: Crop | null; isReplacement: boolean };

/**
 * Makes a picture from an uploaded file, which takes seconds.
 * @param name path below `/images/` without extension
 * @returns a function that puts the picture into the working folder, as part of a write, and throws as `takePicture` does
 * @throws {RejectedError} if the file does not fit, or if there is another picture of this name that it is not to replace
 */
export async function takePicture(name: string, { bytes, crop, isReplacement }: Upload): Promise<() => void> {
  // The same picture may have been saved already, by a request whose response was lost or with a text that was rejected.
  const isRetry = isListed(name) && !isReplacement;
  const files = isRetry ? [smallFile(name)] : pictureFiles(name);
  const { put, isThere } = await makePicture(bytes, name, { crop, care: "quick", files });
  const expectFree = () => {
    if (!isReplacement && (isRetry || isListed(name)) && !isThere())
      throw new RejectedError(409, takenReason);
  };
  expectFree();
  return () => {
    expectFree();
    if (!isRetry) put();
  };
}

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
