import path from "node:path";
import { setImmediate as nextRound } from "node:timers/promises";
import { isPlainFile, listOwnFiles, sourceFolder, uncompressedName } from "lib/platform/files.server";
import { issuesOf } from "~/content/files.server";
import { editedContent, listContentFiles } from "~/content/fingerprint.server";
import { isPublicFile } from "~/pages/public-files.server";
import { readSizes, sizesFile } from "../pictures/make-picture";
import { blobId, blobOf } from "../versions/git";
import { authorsSince } from "../versions/history";
import type { Shown } from "./shown";
import { changedPicture, changeOf } from "./shown-pictures";

/**
 * A text, picture or other file that differs from what visitors see, and who has changed it since. `shown` is the version that
 * they see, empty if it is new; `version` is empty if it is deleted.
 */
export type Change = { name: string; shown: string; version: string; authors: string[] };

/** A file in the working folder, and as visitors see it; versions are empty where there is none. */
export type FileState = {
  /** Path below the working folder. */
  file: string;
  /** Name of the change that it belongs to if it differs; null if no visitor would notice. */
  change: string | null;
  version: string;
  shownFile: string | null;
  shown: string;
};

/** All files that a publication takes, or that visitors would lose by it. */
export async function listStates({ content, fileOf, sources }: Shown): Promise<FileState[]> {
  const state = (folder: string, name: string, change: string | null, shownFile: string | null) => ({
    file: path.posix.join(folder, name),
    change,
    version: isPlainFile(folder, name) ? blobOf(path.join(folder, name)).sha : "",
    shownFile,
    shown: shownFile ? blobOf(shownFile).sha : "",
  });
  const texts = new Set([...listContentFiles(content), ...listContentFiles(editedContent)].sort());
  const states = [...texts].map((name) => {
    const shownFile = isPlainFile(content, name) ? path.join(content, name) : null;
    return state(editedContent, name, name === sizesFile ? null : name, shownFile);
  });
  const own = listOwnFiles(sourceFolder).map((name) => `/${name}`);
  const there = new Set(own.map(uncompressedName));
  const isDrafts = ofDraftsOnly();
  for (const href of [...own, ...sources().filter((href) => !there.has(href))].sort()) {
    // Others are answered while many files are read.
    await nextRound();
    const shownFile = fileOf(href);
    const isTold = shownFile || !isDrafts(uncompressedName(href));
    states.push(state(sourceFolder, href, isTold ? changeOf(href) : null, shownFile));
  }
  return states;
}

/** Tells of a file that only drafts have it, so that no publication shows it; of none while content cannot be read. */
function ofDraftsOnly(): (href: string) => boolean {
  const isUnreadable = issuesOf(() => ["/models/x/x", "/images/x-1.jpg"].map(isPublicFile)).length > 0;
  return (href) => !isUnreadable && !isPublicFile(href);
}

/** The changes among them; the files of a picture, with its size in the list of pictures, are one. */
export async function changesIn(states: readonly FileState[], content: string): Promise<Change[]> {
  const groups = new Map<string, FileState[]>();
  for (const state of states)
    if (state.change !== null) groups.set(state.change, [...(groups.get(state.change) ?? []), state]);
  const [before, now] = [readSizes(content), readSizes(editedContent)];
  const different = states.filter(({ shown, version }) => shown !== version);
  const authors = await authorsSince(new Map(different.map(({ file, shown }) => [file, shown])));
  const changes = [...groups].map(([name, files]) => {
    const ids = (which: "shown" | "version") => files.map((file) => file[which]);
    const picture = changedPicture(name) ?? "";
    const shown = versionOf(ids("shown"), before[picture]);
    const version = versionOf(ids("version"), now[picture]);
    const who = new Set(files.flatMap(({ file }) => authors.get(file) ?? []));
    return { name, shown, version, authors: [...who] };
  });
  return changes.filter(({ shown, version }) => shown !== version);
}

/** @param ids of the files, as Git gives them; empty for one that is not there */
const versionOf = (ids: readonly string[], size?: object) =>
  ids.some(Boolean) ? blobId(JSON.stringify([ids, size])) : "";
