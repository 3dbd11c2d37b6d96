import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { getEnv } from "~/platform/env.server";

/** What the build has made, listed in {@link builtList}. */
export const builtFolder = "build/client";
export const builtList = "build/files.json";
/** Another one after each run of the build. */
const buildIdFile = "build/BUILD_ID";
/** The list of a folder that `npm run publish` has made; hidden, so that it is not served. */
export const publishedList = ".files";

const madeFileSchema = z.object({ path: z.string(), date: z.string(), bytes: z.int() });
const listedFileSchema = madeFileSchema.extend({ sha256: z.string(), crc32: z.int() });

/** A file that was made for visitors by `npm run build`, or since by `npm run publish`; `date` is `YYYY-MM-DD`. */
export type MadeFile = z.output<typeof madeFileSchema>;

/** As the lists have it, for those who compare files. */
export type ListedFile = z.output<typeof listedFileSchema>;

/** Looks up a made file by its address; `null` where none was made. */
export type FindMadeFile = (path: string) => MadeFile | null;

type Made = {
  files: ReadonlyMap<string, MadeFile>;
  crcs: ReadonlyMap<string, number>;
  published: string | null;
};

const none: Made = { files: new Map(), crcs: new Map(), published: null };

let made: Made | undefined;

export const madeFile: FindMadeFile = (path) => readMade().files.get(path) ?? null;

/** The checksum of a made file, as ZIPs have it; `null` where none was made. */
export const madeFileCrc = (path: string): number | null => readMade().crcs.get(path) ?? null;

/** The folder of what was published since the build: it has the files that differ from the build's. */
export function publishedFolder(): string | null {
  return readMade().published;
}

/** Where a file that the site serves is on the disk. */
export function servedFile(address: string): string {
  const published = publishedFolder();
  return published && existsSync(published + address) ? published + address : builtFolder + address;
}

/** From the next look on, what was published last is in use. */
export function rereadMadeFiles(): void {
  made = undefined;
}

/**
 * Below `DATA_DIR`: what was published since the build that stands here, a folder a time; the link `current` leads to the
 * one in use. Every run of the build has its own, also of the same sources: what was published before it, over an earlier
 * build, never hides what it has made.
 */
export function publicationsFolder(): string {
  return path.join(getEnv().DATA_DIR, "published", readFileSync(buildIdFile, "utf8").trim());
}

/** @throws where it is missing or no list */
export function readListedFiles(file: string): ListedFile[] {
  return z.array(listedFileSchema).parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Development serves none of these files, even where an earlier build has left its list. */
function readMade(): Made {
  made ??= import.meta.env.DEV ? none : findMade();
  return made;
}

function findMade(): Made {
  if (!existsSync(builtList)) return none;
  const current = path.join(publicationsFolder(), "current");
  // The folder itself and not the link, which may lead elsewhere before the content that belongs to it is read.
  const published = existsSync(current) ? realpathSync(current) : null;
  const files = readListedFiles(published ? path.join(published, publishedList) : builtList);
  return {
    // Pages get these: without what only the lists are for.
    files: new Map(files.map((file) => [file.path, madeFileSchema.parse(file)])),
    crcs: new Map(files.map(({ path, crc32 }) => [path, crc32])),
    published,
  };
}
