import { existsSync } from "node:fs";
import path from "node:path";
import { runAtOnce, type Steps } from "lib/processes/steps";
import {
  type Artifact,
  builtSite,
  linkedPublication,
  type Publication,
  publications,
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

/** What this process shows to visitors. */
export const shownSite = {
  /** Returns the publication whose content and files it shows. */
  publication: (): Publication => getShown().publication,

  files: (): VisibleFiles => getShown().visible,

  /**
   * Returns the name of the publication to show if it differs from what this process shows: there is another one, or
   * the build has made its files since. Otherwise null.
   */
  changed(): string | null {
    const { publication, visible } = getShown();
    const current = nextPublication() ?? publication.name;
    const hasNewFiles = visible.isUnfinished && builtSite.id() !== "";
    return hasNewFiles || current !== publication.name ? current : null;
  },

  /** Returns the files of the current publication if it does not show it yet; null if it does. */
  coming(): VisibleFiles | null {
    const name = nextPublication();
    if (name === null || name === getShown().publication.name) return null;
    if (coming?.name !== name) coming = { name, visible: visibleOf(name) };
    return coming.visible;
  },

  /**
   * Prepares to show the files of a publication, in steps.
   * @returns a function that shows them from then on
   */
  *stage(publication: Publication): Steps<() => void> {
    const staged = yield* artifactsOf(publication);
    return () => {
      shown = staged;
    };
  },
};

/**
 * Returns the name of the publication to show; null also if it cannot be read: then this process goes on showing what
 * it shows.
 */
function nextPublication(): string | null {
  try {
    return linkedPublication();
  } catch {
    return null;
  }
}

let coming: { name: string; visible: VisibleFiles | null } | undefined;

function visibleOf(name: string): VisibleFiles | null {
  try {
    return visibleIn(publications.read(name));
  } catch {
    // A publication that cannot be read will not be shown.
    return null;
  }
}

/** Returns the file on disk for a URL path: the published version if there is one, otherwise the build's. */
export function servedFile(path: string): string {
  const { folder } = shownSite.files();
  return folder && existsSync(folder + path) ? folder + path : builtSite.folder + path;
}

const filesPerStep = 2_000;

function* artifactsOf(publication: Publication): Steps<Shown> {
  // Called before the list is read, so that a build that ends in between is noticed later.
  const visible = visibleIn(publication);
  const built = builtSite.files().filter(({ path }) => !visible.removed.has(path));
  const files = new Map<string, Artifact>();
  const crcs = new Map<string, number>();
  for (const [place, file] of [...built, ...publication.files].entries()) {
    if (place % filesPerStep === 0) yield;
    const { path, date, bytes, pages, crc32 } = file;
    // Drops the hashes, which pages do not need.
    files.set(path, { path, date, bytes, pages });
    crcs.set(path, crc32);
  }
  return { publication, files, crcs, visible };
}

const visibleIn = ({ name, folder, removed }: Publication): VisibleFiles => ({
  folder: name === builtSite.name ? null : path.join(folder, publications.parts.files),
  removed: new Set(removed),
  isUnfinished: builtSite.id() === "",
});

/** Returns the publication that is shown: the build, until another one is. */
function getShown(): Shown {
  shown ??= runAtOnce(artifactsOf(publications.read(builtSite.name)));
  return shown;
}
