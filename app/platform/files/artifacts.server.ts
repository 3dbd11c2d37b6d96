import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { getEnv } from "~/platform/env.server";

/** The artifacts of the build; their manifest is {@link builtList}. */
export const builtFolder = "build/client";
export const builtList = "build/files.json";
/** Another one after each run of the build. */
const buildIdFile = "build/BUILD_ID";
/** The manifest of a folder of `npm run publish`; hidden, so that it is not served. */
export const publishedList = ".files";

const artifactSchema = z.object({ path: z.string(), date: z.string(), bytes: z.int() });
const listedFileSchema = artifactSchema.extend({ sha256: z.string(), crc32: z.int() });

/** A file that was made for visitors by `npm run build`, or since by `npm run publish`; `date` is `YYYY-MM-DD`. */
export type Artifact = z.output<typeof artifactSchema>;

/** An artifact as its manifest has it, with its hashes. */
export type ListedFile = z.output<typeof listedFileSchema>;

/** Looks up an artifact by its path; `null` where there is none. */
export type FindArtifact = (path: string) => Artifact | null;

type Artifacts = {
  files: ReadonlyMap<string, Artifact>;
  crcs: ReadonlyMap<string, number>;
  published: string | null;
};

const none: Artifacts = { files: new Map(), crcs: new Map(), published: null };

let loaded: Artifacts | undefined;

export const findArtifact: FindArtifact = (path) => artifacts().files.get(path) ?? null;

/** CRC-32 of an artifact, for ZIPs; `null` where there is none. */
export const artifactCrc = (path: string): number | null => artifacts().crcs.get(path) ?? null;

/** The folder of what was published since the build: it has the files that differ from the build's. */
export function publishedFolder(): string | null {
  return artifacts().published;
}

/** The file on disk behind a served path. */
export function servedFile(path: string): string {
  const published = publishedFolder();
  return published && existsSync(published + path) ? published + path : builtFolder + path;
}

/** Invalidates the manifest: the next look-up reads the one published last. */
export function reloadArtifacts(): void {
  loaded = undefined;
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
function artifacts(): Artifacts {
  loaded ??= import.meta.env.DEV ? none : readManifest();
  return loaded;
}

function readManifest(): Artifacts {
  if (!existsSync(builtList)) return none;
  const current = path.join(publicationsFolder(), "current");
  // The folder itself and not the link, which may lead elsewhere before the content that belongs to it is read.
  const published = existsSync(current) ? realpathSync(current) : null;
  const files = readListedFiles(published ? path.join(published, publishedList) : builtList);
  return {
    // Pages get these: without what only the lists are for.
    files: new Map(files.map((file) => [file.path, artifactSchema.parse(file)])),
    crcs: new Map(files.map(({ path, crc32 }) => [path, crc32])),
    published,
  };
}
