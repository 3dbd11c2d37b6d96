import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, watch } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readContent } from "~/content/files.server";
import { avifWidths } from "../../app/ui/pictures";
import { inbox, type Outcome, processInbox } from "./pictures/inbox";
import { makePicture } from "./pictures/make-picture";

/** Time to wait after the last file event, in ms, because a file may be copied in several steps. */
const settleMs = 500;

const sizes = z.record(z.string(), z.object({ width: z.int().positive() }));

/** Reads the width of every generated picture, by path below `/images/` without extension. */
const pictureSizes = () => new Map(Object.entries(readContent("image-sizes.json", sizes).data));

/**
 * Returns the smallest file of each picture, in base64. The CMS loads all pictures when it starts; separate requests
 * would take seconds.
 */
export function smallPictures(): Record<string, string> {
  const files = [...pictureSizes()].map(
    ([name, { width }]) =>
      [name, path.resolve("public/images", `${name}-${avifWidths(width)[0]}.avif`)] as const,
  );
  return Object.fromEntries(
    files.filter(([, file]) => existsSync(file)).map(([name, file]) => [name, readFileSync(file, "base64")]),
  );
}

/** Thrown if a picture with this name already exists; the desk does not overwrite pictures. */
export class NameTaken extends Error {
  override message = "Zdjęcie o tej nazwie już jest w serwisie: zmień nazwę pliku i dodaj je jeszcze raz.";
}

/**
 * Content hashes of uploaded pictures by name, to recognise repeated uploads: if a text could not be saved, the CMS
 * uploads its pictures again with the next attempt.
 */
const uploads = new Map<string, string>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Generates a picture from an uploaded file; uploads are processed one at a time.
 * @param name path below `/images/` without extension
 * @throws {PictureError}
 * @throws {NameTaken}
 */
export function takePicture(name: string, bytes: Uint8Array): Promise<void> {
  const taking = last.then(() => takeNow(name, bytes));
  last = taking.catch(() => undefined);
  return taking;
}

async function takeNow(name: string, bytes: Uint8Array) {
  const hash = createHash("sha256").update(bytes).digest("base64url");
  if (uploads.get(name) === hash) return;
  if (pictureSizes().has(name)) throw new NameTaken();
  await makePicture(bytes, name);
  uploads.set(name, hash);
}

/** Generates pictures from the files in `content/pictures/`, now and whenever files are added. */
export function watchTray(): void {
  mkdirSync(inbox, { recursive: true });
  let settling: NodeJS.Timeout | undefined;
  const empty = () => {
    last = last.then(processInbox).then(tell, (error: unknown) => console.error(error));
  };
  watch(inbox, { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(empty, settleMs);
  });
  empty();
}

function tell(outcomes: Outcome[]) {
  for (const { file, image, issue } of outcomes)
    console.log(image ? `Zdjęcie gotowe: ${image}` : `${inbox}/${file} – ${issue}`);
}
