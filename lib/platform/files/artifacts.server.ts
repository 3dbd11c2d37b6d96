import { existsSync } from "node:fs";
import path from "node:path";
import {
  type Artifact,
  buildId,
  builtFolder,
  builtPublication,
  currentPublication,
  type Publication,
  publicationParts,
  readBuiltFiles,
  readPublication,
} from "./publications.server";

/** Looks up an artifact by its path; returns `null` if there is no such artifact. */
export type FindArtifact = (path: string) => Artifact | null;

/** Files for visitors: those of a folder, and those of the build except the removed ones. */
export type VisibleFiles = {
  folder: string | null;
  removed: ReadonlySet<string>;
  /** True while the build is still making files, as after the first `npm start`. */
  isUnfinished: boolean;
};

type Shown = {
  publication: Publication;
  files: ReadonlyMap<string, Artifact>;
  crcs: ReadonlyMap<string, number>;
  visible: VisibleFiles;
};

let shown: Shown | undefined;

export const findArtifact: FindArtifact = (path) => getShown().files.get(path) ?? null;

/** Returns the CRC-32 of an artifact, for ZIPs; `null` if there is no such artifact. */
export const artifactCrc = (path: string): number | null => getShown().crcs.get(path) ?? null;

/** Returns the publication whose content and files this process shows. */
export const shownPublication = (): Publication => getShown().publication;

export const shownFiles = (): VisibleFiles => getShown().visible;

/**
 * Returns the name of the publication that the site is to show, if this process does not show it as it is now: there is
 * another one, or the build has made its files since. Otherwise null.
 */
export function changedPublication(): string | null {
  const { publication, visible } = getShown();
  const current = nextPublication() ?? publication.name;
  const hasNewFiles = visible.isUnfinished && buildId() !== "";
  return hasNewFiles || current !== publication.name ? current : null;
}

/** Returns the name of the publication to show; null also if it cannot be read, since what is shown stays then. */
function nextPublication(): string | null {
  try {
    return currentPublication();
  } catch {
    return null;
  }
}

let coming: { name: string; visible: VisibleFiles | null } | undefined;

/** Returns the files of the current publication if this process does not show it yet; null if it does. */
export function comingFiles(): VisibleFiles | null {
  const name = nextPublication();
  if (name === null || name === shownPublication().name) return null;
  if (coming?.name !== name) coming = { name, visible: visibleOf(name) };
  return coming.visible;
}

function visibleOf(name: string): VisibleFiles | null {
  try {
    return artifactsOf(readPublication(name)).visible;
  } catch {
    // A publication that cannot be read will not be shown.
    return null;
  }
}

/** Returns the file on disk for a URL path: the published version if there is one, otherwise the build's. */
export function servedFile(path: string): string {
  const { folder } = shownFiles();
  return folder && existsSync(folder + path) ? folder + path : builtFolder + path;
}

/**
 * Prepares to show the files of a publication.
 * @returns a function that shows them from then on
 */
export function stageFiles(publication: Publication): () => void {
  const staged = artifactsOf(publication);
  return () => {
    shown = staged;
  };
}

function artifactsOf(publication: Publication): Shown {
  // Asked before the list is read: a build that ends in between is noticed afterwards.
  const isUnfinished = buildId() === "";
  const { name, folder } = publication;
  const removed = new Set(publication.removed);
  const listed = [...readBuiltFiles().filter(({ path }) => !removed.has(path)), ...publication.files];
  return {
    publication,
    // Drops the hashes, which pages do not need.
    files: new Map(listed.map(({ path, date, bytes, pages }) => [path, { path, date, bytes, pages }])),
    crcs: new Map(listed.map(({ path, crc32 }) => [path, crc32])),
    visible: {
      folder: name === builtPublication ? null : path.join(folder, publicationParts.files),
      removed,
      isUnfinished,
    },
  };
}

/** Returns the publication that is shown: the build, until another one is. */
function getShown(): Shown {
  shown ??= artifactsOf(readPublication(builtPublication));
  return shown;
}
