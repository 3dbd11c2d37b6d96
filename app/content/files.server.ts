import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { type ContentSource, parseSource } from "./source.server";

/** An issue of a content file, in words for its editor. */
export type ContentIssue = {
  /** Path from the project's root, with slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** Polish: what is wrong and what is expected. */
  reason: string;
};

/** Content that cannot be published (behaviour 25.2). The message has a line for every mistake. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(readonly mistakes: ContentIssue[]) {
    super(mistakes.map(issueLine).join("\n"));
  }
}

/** A mistake as one line: `content/news/x.md:4 – date: wymagana data`. */
export function issueLine({ file, line, reason }: ContentIssue): string {
  return `${file}:${line} – ${reason}`;
}

/** A checked file. */
export type ContentFile<Data> = ContentSource & {
  /** Path below `content/`, with slashes. */
  name: string;
  data: Data;
};

/** The folder that the brand's staff edit. */
export function contentDir(): string {
  return path.resolve("content");
}

/**
 * Reads and checks one file below `content/`: YAML, JSON, or Markdown with front matter (then `data` is the front
 * matter and `body` the rest).
 * @param name path below `content/`, with slashes
 * @throws {ContentError} with every mistake of the file; also when it cannot be read
 */
export function readContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): ContentFile<z.output<Schema>> {
  return parseContent(name, readText(name), schema);
}

/** As {@link readContent}, for a text that is already at hand. */
export function parseContent<Schema extends z.ZodType>(
  name: string,
  text: string,
  schema: Schema,
): ContentFile<z.output<Schema>> {
  const file = `content/${name}`;
  const { source, mistakes, check } = parseSource(text, { hasBody: name.endsWith(".md") });
  const result = mistakes.length > 0 ? { mistakes } : check(schema);
  if (result.mistakes) throw new ContentError(result.mistakes.map((mistake) => ({ file, ...mistake })));
  return { ...source, name, data: result.data };
}

/**
 * Reads several files; the mistakes of all of them are reported together.
 * @throws {ContentError}
 */
export function readEvery<Name extends string, File>(
  names: readonly Name[],
  read: (name: Name) => File,
): File[] {
  return loadTogether(names.map((name) => () => read(name)));
}

/**
 * Loads several kinds of content; the mistakes of all of them are reported together.
 * @throws {ContentError}
 */
export function loadTogether<Content>(loads: readonly (() => Content)[]): Content[] {
  const loaded: Content[] = [];
  const mistakes = loads.flatMap((load) => issuesOf(() => loaded.push(load())));
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return loaded;
}

/** The issues of the content that this reads. */
export function issuesOf(read: () => unknown): ContentIssue[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
}

/** Names of the files with this extension (`.md`) in a folder below `content/` (`.`: all) and its folders, sorted. */
export function listContent(folder: string, extension: string): string[] {
  return readdirSync(path.join(contentDir(), folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(extension))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, "/")))
    .sort();
}

function readText(name: string): string {
  try {
    return readFileSync(path.join(contentDir(), name), "utf8");
  } catch {
    throw new ContentError([{ file: `content/${name}`, line: 1, reason: "nie można odczytać tego pliku" }]);
  }
}
