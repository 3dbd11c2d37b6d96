import path from "node:path";
import {
  builtSite,
  isPlainFile,
  listOwnFiles,
  listServedFiles,
  publications,
  uncompressedName,
} from "lib/platform/files.server";

export type Shown = ReturnType<typeof readShown>;

/**
 * Reads what visitors see: the publication's name, its time (ISO 8601; empty for the build), the build that made it,
 * the folder of its content, its files, and those that could not be made. If the publication cannot be read, returns
 * the build, so that another publication can take its place.
 * @param release folder of the installed release
 */
export function readShown(release: string) {
  const { name, at, build, folder, removed, files, missing } = publications.readCurrent();
  const isBuilt = name === builtSite.name;
  const [published, built] = [
    path.join(folder, publications.parts.files),
    path.join(release, builtSite.folder),
  ];
  const hidden = new Set(removed);
  const finder = (isThere: (folder: string, href: string) => boolean) => (href: string) => {
    if (!isBuilt && isThere(published, href)) return path.join(published, href);
    return !hidden.has(uncompressedName(href)) && isThere(built, href) ? path.join(built, href) : null;
  };
  /** Finds thousands of files: lists each folder once instead of looking for each file. */
  const listing = () => {
    const listed = (folder: string) => new Set(listOwnFiles(folder).map((name) => `/${name}`));
    const there = new Map([published, built].map((folder) => [folder, listed(folder)]));
    const fileOf = finder((folder, href) => there.get(folder)?.has(href) ?? false);
    const made = new Set([...builtSite.files(release), ...files].map(({ path }) => path));
    const served = [...(isBuilt ? [] : listServedFiles(published)), ...listServedFiles(built)];
    /** The paths of the files that were in `public/`, and of no others. */
    const sources = [...new Set(served)].filter((href) => !made.has(href) && fileOf(href));
    return { fileOf, sources };
  };
  const content = path.join(isBuilt ? release : "", folder, "content");
  return {
    name,
    at,
    build,
    content,
    /** The file that visitors get at a path; null if they get none. */
    fileOf: finder(isPlainFile),
    listing,
    missing: isBuilt ? builtSite.missing(release) : missing,
  };
}
