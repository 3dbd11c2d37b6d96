import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import {
  builtFolder,
  builtList,
  publicationsFolder,
  publishedList,
  readListedFiles,
} from "lib/platform/files.server";
import { compressFiles } from "../../downloads/compress-files.js";
import { builtCache, makeFiles } from "../../downloads/manifest";
import { fileTargets } from "../../downloads/targets";

/** Time for which publications of earlier builds are retained, in ms. */
const retentionMs = 90 * 24 * 60 * 60 * 1_000;

/** Folder of files that are served unchanged: pictures, 3D models, drawings (CAD drawings are stored as `.gz`). */
const sourceFolder = "public";

/**
 * Returns whether the files from which downloads are generated are present. A container image has only the built site.
 */
export function hasFileSources(): boolean {
  return [sourceFolder, "tools/downloads", "package-lock.json"].every((source) => existsSync(source));
}

/**
 * Writes downloads and changed pictures to a new folder, except files that are identical in the build. Then points the
 * link `current` to this folder. Instances use the folder once they activate the content. The previous folder stays,
 * because a visitor may be downloading from it.
 * @returns a one-line summary
 */
export async function publishFiles(): Promise<string> {
  const publications = publicationsFolder();
  const name = new Date().toISOString().replaceAll(/\D/g, "");
  const aside = path.join(publications, name);
  mkdirSync(aside, { recursive: true });
  const compressed = path.join(publications, "kept-compressed");
  const { files } = await makeFiles(fileTargets(aside), {
    cache: path.join(publications, "kept"),
    compressed,
    secondCache: builtCache,
    served: aside,
    manifest: path.join(aside, publishedList),
  });
  const built = new Map(readListedFiles(builtList).map((file) => [file.path, file.sha256]));
  const asBuilt = files.filter((file) => built.get(file.path) === file.sha256);
  for (const { path: href } of asBuilt)
    for (const form of ["", ".br", ".gz"]) rmSync(aside + href + form, { force: true });
  const added = addNewSources(aside);
  await compressFiles(aside, compressed);
  const before = switchTo(publications, name);
  removeOld(publications, [name, before]);
  removeOldBuilds(publications);
  const remade = files.length - asBuilt.length;
  return `Pliki do pobrania inne niż w budowie: ${remade} z ${files.length}; nowe zdjęcia i modele: ${added}.`;
}

/** Copies files of `public/` that are missing from the build or differ from it. @returns number of copied files */
function addNewSources(aside: string): number {
  const sources = readdirSync(sourceFolder, { recursive: true, encoding: "utf8" }).filter((name) =>
    isNewSource(path.join(sourceFolder, name), path.join(builtFolder, name)),
  );
  for (const name of sources) {
    mkdirSync(path.dirname(path.join(aside, name)), { recursive: true });
    copyFileSync(path.join(sourceFolder, name), path.join(aside, name));
  }
  return sources.length;
}

function isNewSource(source: string, built: string): boolean {
  const found = statSync(source);
  if (!found.isFile()) return false;
  const known = statSync(built, { throwIfNoEntry: false });
  return known?.size !== found.size || !readFileSync(source).equals(readFileSync(built));
}

/** Points the link `current` to a publication, atomically. @returns the publication to which it pointed before */
function switchTo(publications: string, name: string): string | undefined {
  const current = path.join(publications, "current");
  const before = existsSync(current) ? readlinkSync(current) : undefined;
  symlinkSync(name, `${current}.${name}`);
  renameSync(`${current}.${name}`, current);
  return before;
}

/** Deletes old publications, and links left over from a killed publication. */
function removeOld(publications: string, inUse: (string | undefined)[]): void {
  const old = readdirSync(publications).filter(
    (name) => /^(?:current\.)?\d+$/.test(name) && !inUse.includes(name),
  );
  for (const name of old) rmSync(path.join(publications, name), { recursive: true });
}

/** Deletes publications of earlier builds after their retention time. Until then, a roll-back can use them. */
function removeOldBuilds(publications: string): void {
  const all = path.dirname(publications);
  for (const build of readdirSync(all).map((name) => path.join(all, name))) {
    const isOld = statSync(build).mtimeMs < Date.now() - retentionMs;
    if (build !== publications && isOld) rmSync(build, { recursive: true });
  }
}
