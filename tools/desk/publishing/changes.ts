import { existsSync } from "node:fs";
import path from "node:path";
import { setImmediate as nextRound } from "node:timers/promises";
import { listOwnFiles, sourceFolder, uncompressedName } from "lib/platform/files.server";
import { editedContent, listContentFiles } from "~/content/fingerprint.server";
import { readSizes, sizesFile } from "../pictures/make-picture";
import { RejectedError } from "../requests/rejected-error";
import { inThread } from "../saving/threads";
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
type FileState = {
  /** Path below the working folder. */
  file: string;
  /** Path at which visitors get a file of `public/`; null for a text. */
  href: string | null;
  /** Name of the change that it belongs to if it differs; null if no visitor would notice. */
  change: string | null;
  version: string;
  shownFile: string | null;
  shown: string;
};

/** Lists all files that a publication would show or take away. A file that only drafts use belongs to no change. */
export async function listStates({ content, listing }: Shown): Promise<FileState[]> {
  // A file may be gone since its folder was listed.
  const idOf = (file: string) => (existsSync(file) ? blobOf(file).sha : "");
  const state = (
    [folder, names]: [string, ReadonlySet<string>],
    name: string,
    change: string | null,
    shownFile: string | null,
  ) => ({
    file: path.posix.join(folder, name),
    href: folder === sourceFolder ? uncompressedName(name) : null,
    change,
    version: names.has(name) ? idOf(path.join(folder, name)) : "",
    shownFile,
    shown: shownFile ? idOf(shownFile) : "",
  });
  // Lists each folder once: looking for thousands of files one by one would take seconds.
  const [before, now] = [new Set(listContentFiles(content)), new Set(listContentFiles(editedContent))];
  const texts = [...new Set([...before, ...now])].sort().map((name) => {
    const shownFile = before.has(name) ? path.join(content, name) : null;
    return state([editedContent, now], name, name === sizesFile ? null : name, shownFile);
  });
  const own = new Set(listOwnFiles(sourceFolder).map((name) => `/${name}`));
  const there = new Set([...own].map(uncompressedName));
  const { fileOf, sources } = listing();
  const publicStates: FileState[] = [];
  for (const href of [...own, ...sources.filter((href) => !there.has(href))].sort()) {
    // Reading many files must not block other requests.
    await nextRound();
    publicStates.push(state([sourceFolder, own], href, changeOf(href), fileOf(href)));
  }
  const told = new Set(publicStates.flatMap(({ change, shownFile }) => (shownFile ? change : [])));
  const added = publicStates.filter(({ change }) => !told.has(change));
  for (const { change } of await visibleAmong(added, editedContent)) told.add(change);
  const tell = (one: FileState) => (told.has(one.change) ? one : { ...one, change: null });
  return [...texts, ...publicStates.map(tell)];
}

/**
 * Returns the files of `public/` that visitors would get with the content of a folder; all of them if it cannot be
 * read.
 */
export async function visibleAmong(states: readonly FileState[], content: string): Promise<FileState[]> {
  const hrefs = states.flatMap(({ href }) => href ?? []);
  if (hrefs.length === 0) return [];
  const found = await inThread("publicFilesAmong", content, hrefs).catch((error) => {
    if (error instanceof RejectedError && error.status === 422) return hrefs;
    throw error;
  });
  const visible = new Set<string | null>(found);
  return states.filter(({ href }) => visible.has(href));
}

/**
 * Groups the files that differ into changes. The files of a picture and its entry in the list of sizes are one
 * change.
 */
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
