import path from "node:path";
import { RejectedError } from "./rejected-error";

/** Maximum length of a path in bytes: usual file systems allow names of 255, and temporary copies have longer names. */
const maxBytes = 150;

/** @throws {RejectedError} if a name from a request is not the normalised path of a possible file */
export function expectPath(name: string): void {
  if (Buffer.byteLength(name) > maxBytes)
    throw new RejectedError(422, "Ta nazwa jest za długa: skróć tytuł, adres albo nazwę zdjęcia.");
  // With `..` or `//` it would be another name for the same file.
  if (/\p{Cc}/u.test(name) || path.posix.normalize(name) !== name)
    throw new RejectedError(400, "Redakcja nie zna pliku o takiej nazwie.");
}
