import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import {
  builtSite,
  FileHashes,
  listOwnFiles,
  listServedFiles,
  ownCache,
  publications,
  sourceFolder,
  uncompressedName,
} from "lib/platform/files.server";
import { isPublicFile } from "~/pages/public-files.server";
import { readSourceFiles } from "~/range/products.server";
import { compressFiles, decompressFiles } from "../../downloads/compress-files.js";
import { makeFiles } from "../../downloads/manifest";
import { fileTargets } from "../../downloads/targets";

/**
 * Returns whether the files from which downloads are generated are present. A container image has only the built site.
 */
export function hasFileSources(): boolean {
  return [sourceFolder, "tools/downloads", "package-lock.json"].every((source) => existsSync(source));
}

/**
 * Writes the downloads and pictures of the content in use that the build lacks, or has with other bytes, into a folder.
 * @returns the downloads among them, those that could not be made, and the paths of the build's files that visitors no
 * longer get
 */
export async function writeFiles(folder: string) {
  const compressed = path.join(publications.folder(), "cache-compressed");
  const hashes = new Map(builtSite.files().map((file) => [file.path, file.sha256]));
  const built = (href: string, sha256: string) =>
    hashes.get(href) === sha256 ? builtSite.folder + href : null;
  const { files, missing } = await makeFiles(fileTargets, {
    cache: path.join(publications.folder(), "cache"),
    compressed,
    served: folder,
    built,
    former: shownFile,
  });
  addNewSources(folder);
  await decompressFiles(folder);
  await compressFiles(folder, compressed);
  const made = new Set(files.map(({ path: href }) => href));
  const isThere = (href: string) => made.has(href) || (!hashes.has(href) && readSourceFiles().has(href));
  return {
    files: files.filter((file) => !built(file.path, file.sha256)),
    removed: listServedFiles(builtSite.folder).filter((href) => !isThere(href) || !isPublicFile(href)),
    missing,
  };
}

/** Finds the download that visitors get before this publication. */
function shownFile(href: string) {
  const { folder, files, removed } = publications.readCurrent();
  const isIt = ({ path: its }: { path: string }) => its === href;
  const own = files.find(isIt);
  if (own) return { listed: own, file: path.join(folder, publications.parts.files, href) };
  const built = removed.includes(href) ? undefined : builtSite.files().find(isIt);
  return built ? { listed: built, file: builtSite.folder + href } : null;
}

/** Returns the paths of the build's files that the content in use hides from visitors. */
export const hiddenFiles = () => listServedFiles(builtSite.folder).filter((href) => !isPublicFile(href));

/** Copies files of `public/` that are missing from the build or differ from it, unless only drafts use them. */
function addNewSources(folder: string): void {
  // States of files that this build, which never changes, has with the same bytes.
  const known = ownCache(path.join(publications.folder(), "cache-sources.json"), builtSite.id());
  const former = new Set(known.read() as string[] | null);
  const same: string[] = [];
  const hashes = new FileHashes();
  for (const name of listOwnFiles(sourceFolder)) {
    const source = path.join(sourceFolder, name);
    const { stamp, isSettled } = FileHashes.stampOf(source) ?? {};
    const state = `${name} ${stamp}`;
    if (former.has(state) || hashes.hashOf(source) === hashes.hashOf(path.join(builtSite.folder, name))) {
      if (isSettled) same.push(state);
    } else if (isPublicFile(`/${uncompressedName(name)}`)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      copyFileSync(source, path.join(folder, name));
    }
  }
  known.write(same);
}
