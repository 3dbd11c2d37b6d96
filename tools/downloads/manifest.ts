import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import {
  FileHashes,
  fileForms,
  hashOfBytes,
  isPlainFile,
  type ListedFile,
  type MissingFile,
  ownCache,
  sourceFolder,
} from "lib/platform/files.server";
import * as theme from "~/theme";
import { placeCached, removeUnused } from "./cache-folder.js";
import { compressFile } from "./compress-files.js";
import { attempt, type MakerJob, makeFile, pagesFile, type Reason, readPages } from "./make-file";

/** A download that is generated from the content. */
export type FileTarget = {
  /** URL path on the site: `/files/….zip`. */
  path: string;
  /**
   * True for a file that stands on its own as an edition of some date: if it cannot be made, the former one stays. Other
   * files must agree with the page that offers them.
   */
  isEdition?: boolean;
  /** Says what it is made from, once the files of earlier stages are in place; null if the content has nothing for it. */
  plan(): FilePlan | null;
};

export type FilePlan = {
  /** Date of the newest input, `YYYY-MM-DD`. */
  date: string;
  /** Input files, including the source code of the generator; paths relative to the project root. */
  files: readonly string[];
  /** Other inputs, serialisable as JSON. */
  data?: unknown;
  make: MakerJob;
};

/** Places on disk of the files of earlier stages, by their URL paths, without those that could not be made. */
export type MadeFiles = ReadonlyMap<string, string>;

/** A file that visitors have had until now: its entry in the list, and where it is on disk. */
export type FormerFile = { listed: Edition; file: string };
type Edition = Pick<ListedFile, "path" | "date" | "pages">;

export type FileFolders = {
  /** Folder in which generated files are cached, so that the next build can reuse them. */
  cache: string;
  /** Cache of their compressed copies, shared with the compression of all served files. */
  compressed: string;
  /** Folder in which the files are placed under their URL paths. One that could not be made is not there. */
  served: string;
  /** Finds a file with these bytes that visitors have already, so that it need not be placed. */
  built?: (path: string, sha256: string) => string | null;
  /** Finds the file that visitors have had at a path until now; null if there is none. */
  former?: (path: string) => FormerFile | null;
};

type Sums = Pick<ListedFile, "bytes" | "sha256" | "crc32">;

/**
 * What is known since the last time, in the cache folder: hashes of the inputs, and size and sums of each file by its key,
 * so that a file whose inputs are the same is neither read nor hashed.
 */
type State = { hashes: ReturnType<FileHashes["toJSON"]>; sums: [key: string, sums: Sums][] };
const stateName = "state.json";

/** Folder in which the build caches generated files, for publications too. It is outside `build/`, which Remix deletes. */
export const builtCache = ".cache/files";

/** Paths of the code in folders of `tools/downloads/`, without its tests: inputs of the files that it generates. */
export function codeIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(`tools/downloads/${folder}`)
      .filter((name) => !name.includes(".test."))
      .map((name) => `tools/downloads/${folder}/${name}`),
  );
}

/** Writes a file as {@link makeFile} does. `atOnce` is the number of files that it makes at a time. */
export type Maker = {
  atOnce: number;
  make(job: MakerJob, file: string): Promise<Reason | null>;
};

const inThisThread: Maker = { atOnce: 1, make: makeFile };

/**
 * Incremental build: generates the files that are missing from the cache or whose inputs have changed, places all files
 * with their compressed copies (which ZIPs reuse). A file that cannot be made does not stop the others.
 * @param stagesOf lists the targets in stages, each after the files that its plan needs; a pair's may be listed twice
 * @param options.look what all generators draw with; it is compiled into the code, so it is in no input file
 * @returns the files sorted by path, those that could not be made, and the number of newly generated files
 */
export async function makeFiles(
  stagesOf: (made: MadeFiles) => readonly (readonly FileTarget[])[],
  { cache, compressed, served, built = () => null, former = () => null }: FileFolders,
  { look = theme, maker = inThisThread }: { look?: object; maker?: Maker } = {},
): Promise<{ files: ListedFile[]; missing: MissingFile[]; made: number }> {
  const state = ownCache(path.join(cache, stateName), "1");
  const known = state.read() as State | null;
  const hashes = new FileHashes(known?.hashes);
  const sumsByKey = new Map(known?.sums);
  const sumsInUse = new Map<string, Sums>();
  const madeFiles = new Map<string, string>();
  /** Hash of each input at this time; most files share most of their inputs. */
  const inputHashes = new Map<string, string>();
  const files: ListedFile[] = [];
  const missing: MissingFile[] = [];
  const inUse = new Set([stateName]);
  let made = 0;
  mkdirSync(cache, { recursive: true });
  mkdirSync(compressed, { recursive: true });

  const hashOf = (file: string) => {
    const hash = inputHashes.get(file) ?? hashOfInput(file, hashes);
    inputHashes.set(file, hash);
    return hash;
  };

  const cachedFile = async ({ path: href, plan }: FileTarget) => {
    const planned = await attempt(() => {
      const known = plan();
      return known && { ...known, inputs: known.files.map(hashOf) };
    });
    if (!planned || "reason" in planned) return planned;
    const { date, data, inputs, make } = planned;
    const key = hashOfBytes(JSON.stringify([look, href, data, inputs]));
    inUse.add(key).add(pagesFile(key));
    const known = [cache, builtCache]
      .map((folder) => path.join(folder, key))
      .find((file) => existsSync(file));
    if (known) return { key, file: known, date };
    const file = path.join(cache, key);
    const failed = await maker.make(make, file);
    if (!failed) made += 1;
    return failed ?? { key, file, date };
  };

  /** @param key of the file's inputs, which are known to result in these bytes; without it, the file is read */
  const place = async (file: string, edition: Edition, key?: string) => {
    const former = key && sumsByKey.get(key);
    const sums = former && former.bytes === statSync(file).size ? former : sumsOf(readFileSync(file));
    if (key) sumsInUse.set(key, sums);
    const there = built(edition.path, sums.sha256);
    const target = there ?? path.join(served, edition.path);
    if (!there) {
      if (file !== target) placeCached(file, target);
      await compressFile(target, compressed, sums);
    }
    madeFiles.set(edition.path, target);
    inputHashes.set(target, sums.sha256);
    files.push({ ...edition, ...sums });
  };

  const put = async (target: FileTarget) => {
    const { path: href, isEdition } = target;
    const cached = await cachedFile(target);
    if (cached && "file" in cached)
      return place(cached.file, { path: href, date: cached.date, ...readPages(cached.file) }, cached.key);
    const kept = cached && isEdition ? former(href) : null;
    if (cached) missing.push({ path: href, ...cached, isFormerKept: kept !== null });
    if (kept) return place(kept.file, kept.listed);
    for (const form of fileForms) rmSync(path.join(served, href + form), { force: true });
  };

  for (const targets of stagesOf(madeFiles)) {
    // The lanes share one iterator: each takes the next target when it is ready.
    const waiting = new Map(targets.map((target) => [target.path, target])).values();
    const lane = async () => {
      for (const target of waiting) await put(target);
    };
    await Promise.all(Array.from({ length: maker.atOnce }, lane));
  }
  state.write({ hashes, sums: [...sumsInUse] });
  removeUnused(cache, inUse);
  for (const list of [files, missing]) list.sort((one, other) => (one.path < other.path ? -1 : 1));
  return { files, missing, made };
}

const sumsOf = (content: Uint8Array): Sums => ({
  bytes: content.length,
  sha256: hashOfBytes(content),
  crc32: crc32(content),
});

/** @throws if it is not there */
function hashOfInput(file: string, hashes: FileHashes): string {
  const [folder, ...names] = file.split("/");
  // A symbolic link in `public/` is no input.
  const isOurs = folder !== sourceFolder || isPlainFile(folder, names.join("/"));
  const hash = isOurs && hashes.hashOf(file);
  if (!hash)
    throw new Error(
      `Brakuje pliku ${file}, z którego powstają pliki do pobrania, albo nie można go odczytać.`,
    );
  return hash;
}
