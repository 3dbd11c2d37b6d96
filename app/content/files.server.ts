import { readFileSync } from "node:fs";
import path from "node:path";
import { isPlainFile, listOwnFiles } from "lib/platform/files.server";
import { plainSource } from "lib/polish/plain-text";
import { runAtOnce, type Steps } from "lib/processes/steps";
import { z } from "zod";
import { brokenPlaces } from "./files/broken-text.server";
import { expectOneSchema, isTaken, noteBytes, onceForFile, sourceOf } from "./files/loading-work";
import { contentFolder, noteFiles, noteFilesBehind } from "./memo";
import { type ContentSource, type ParsedSource, parseSource } from "./source.server";

export { onceForFile };

/** An issue in a content file, described for the person who edits it. */
export type ContentIssue = {
  /** Path relative to the project root, with forward slashes. */
  file: string;
  /** Line number, from 1. */
  line: number;
  /** Path of the field that it is about; absent for an issue of the body or of the file. */
  path?: readonly PropertyKey[];
  /** The problem and the expected value, in Polish. */
  reason: string;
};

/** Thrown for invalid content, which cannot be published (behaviour 25.2). The message has one line per issue. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(readonly issues: ContentIssue[]) {
    super(issues.map(issueLine).join("\n"));
  }
}

/** Formats an issue as one line: `content/news/x.md:4 – date: wymagana data`. */
export function issueLine({ file, line, reason }: ContentIssue): string {
  return `${file}:${line} – ${reason}`;
}

/** A parsed and validated content file. */
export type ContentFile<Data> = ContentSource & {
  /** Path relative to `content/`, with forward slashes. */
  name: string;
  data: Data;
  /** Describes an issue of a field, or of its nearest existing ancestor if it is missing. */
  issueAt(path: readonly PropertyKey[], reason: string): ContentIssue;
};

/** Returns the absolute path of the folder of the content in use. */
export function contentDir(): string {
  return path.resolve(contentFolder());
}

/**
 * Reads and validates a content file: YAML, JSON, or Markdown with front matter. For Markdown, `data` is the front
 * matter and `body` is the rest. For line numbers, which only the check and issues need, the file is parsed again, once.
 * @param name path relative to `content/`, with forward slashes
 * @throws {ContentError} with all issues of the file, or if it cannot be read
 */
export function readContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): ContentFile<z.output<Schema>> {
  expectOneSchema(name, schema);
  const parsed = onceForFile("parsed", name, () => {
    noteFilesBehind(schema);
    const { data, body, bodyLine } = checkSource(name, readSource(name), schema);
    return { data, body, bodyLine };
  });
  return fileOf(name, { ...parsed, lineOf: fieldLines(name) }, parsed.data);
}

/** Reads a content file whatever its values are. @throws {ContentError} if it cannot be read or parsed */
export const readUnchecked = (name: string): ContentFile<unknown> =>
  checkSource(name, readSource(name), z.unknown());

/** Returns a function that finds the lines of fields in a file; it parses the file on its first call. */
export function fieldLines(name: string): ContentSource["lineOf"] {
  const folder = contentDir();
  let source: ParsedSource | undefined;
  return (field) => {
    source ??= readSource(name, folder);
    return source.source.lineOf(field);
  };
}

const readSource = (name: string, folder = contentDir()) =>
  sourceOf(name, () => parseSource(readText(name, folder), { hasBody: hasBody(name) }));

const hasBody = (name: string) => name.endsWith(".md");

function fileOf<Data>(name: string, source: ContentSource, data: Data): ContentFile<Data> {
  return {
    ...source,
    name,
    data,
    issueAt: (path, reason) => ({
      file: `content/${name}`,
      // A getter, because few of thousands of remarks are shown: for the others, the file need not be parsed for lines.
      get line() {
        return source.lineOf(path);
      },
      path,
      reason,
    }),
  };
}

/**
 * Reads a file like {@link readContent}; a brand may go without it.
 * @param absent its values if the brand has no such file
 */
export function readOptionalContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  absent: z.input<Schema>,
): ContentFile<z.output<Schema>> {
  if (hasContent(name)) return readContent(name, schema);
  return fileOf(name, { body: "", bodyLine: 1, lineOf: () => 1 }, schema.parse(absent));
}

/** Parses and validates a content file like {@link readContent}, from text that has already been read. */
export function parseContent<Schema extends z.ZodType>(
  name: string,
  text: string,
  schema: Schema,
): ContentFile<z.output<Schema>> {
  return checkSource(name, parseSource(text, { hasBody: hasBody(name) }), schema);
}

function checkSource<Schema extends z.ZodType>(
  name: string,
  { source, issues, check }: ParsedSource,
  schema: Schema,
): ContentFile<z.output<Schema>> {
  const file = `content/${name}`;
  const result = issues.length > 0 ? { issues } : withFile(name, () => check(schema));
  if (result.issues) throw new ContentError(result.issues.map((issue) => ({ file, ...issue })));
  return fileOf(name, source, result.data);
}

/** @throws {ContentError} whatever `read` throws, so that every error names its file */
export function withFile<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new ContentError(issuesIn(error, `content/${name}`));
  }
}

/**
 * Reads a content file of another format. While content is being loaded, it is parsed once.
 * @param parse its result must be a JSON value
 * @throws {ContentError} if the file cannot be read
 */
export function readParsed<Value>(name: string, parse: (text: string) => Value): Value {
  return onceForFile("parsed", name, () => withFile(name, () => parse(plainSource(readText(name)))));
}

/**
 * Reads several files or kinds of content; continues after one with issues.
 * @throws {ContentError} with the issues of all
 */
export const readEvery = <Source, Content>(sources: readonly Source[], read: (source: Source) => Content) =>
  runAtOnce(readEverySteps(sources, read));

/** Like {@link readEvery}, in steps. */
export function* readEverySteps<Source, Content>(
  sources: readonly Source[],
  read: (source: Source) => Content,
  sourcesPerStep = 250,
): Steps<Content[]> {
  const loaded: Content[] = [];
  const issues: ContentIssue[] = [];
  for (const [place, source] of sources.entries()) {
    if (place % sourcesPerStep === 0) yield;
    issues.push(...issuesOf(() => loaded.push(read(source))));
  }
  if (issues.length > 0) throw new ContentError(withoutRepeated(issues));
  return loaded;
}

/** Leaves out repeated issues: several kinds of content may need the same file. */
function withoutRepeated(issues: readonly ContentIssue[]): ContentIssue[] {
  return [...new Map(issues.map((issue) => [issueLine(issue), issue])).values()];
}

/** Runs `read` and returns what it throws as issues. @param file the file of issues that do not name one */
export function issuesOf(read: () => unknown, file = "content/"): ContentIssue[] {
  try {
    read();
    return [];
  } catch (error) {
    return issuesIn(error, file);
  }
}

/**
 * Returns the issues of a ContentError. Any other error is an issue too: content that our code did not foresee must
 * neither hide all other issues nor lock the desk.
 */
function issuesIn(error: unknown, file: string): ContentIssue[] {
  if (error instanceof ContentError) return error.issues;
  const [what, where = ""] = String((error as Error)?.stack ?? error).split("\n", 2);
  return [
    {
      file,
      line: 1,
      reason: `tej treści program nie umie sprawdzić, pokaż to programiście: ${what}${where}`,
    },
  ];
}

/**
 * Lists the files with the given extension in a folder of `content/` and its subfolders, sorted; none if the folder is
 * not there. The folder `.` means `content/` itself.
 * @param extension with its dot: `.md`
 */
export function listContent(folder: string, extension: string): string[] {
  return listOwnFiles(contentDir(), folder).filter((name) => name.endsWith(extension));
}

/**
 * Whether `content/` has a file, or any file of a folder.
 * @param name path relative to `content/`: `qanda.yaml`, or `news/*.md` for any article
 */
export function hasContent(name: string): boolean {
  noteFiles([name]);
  const [place = "", extension] = name.split("/*");
  return extension ? listContent(place, extension).length > 0 : isPlainFile(contentDir(), name);
}

/** @throws {ContentError} if the file cannot be read, has another encoding, or is half merged */
export function readText(name: string, folder = contentDir()): string {
  const file = `content/${name}`;
  const bytes = bytesOf(name, folder);
  if (!bytes) throw new ContentError([{ file, line: 1, reason: "nie można odczytać tego pliku" }]);
  noteBytes(name, bytes);
  const text = bytes.toString("utf8");
  const broken = brokenPlaces(bytes, text);
  // Published content stays visible, even if a newer release is stricter.
  if (broken.length > 0 && !isTaken()) throw new ContentError(broken.map((place) => ({ file, ...place })));
  return text;
}

/** Returns `null` for a file that is not there or cannot be read. */
function bytesOf(name: string, folder: string): Buffer | null {
  try {
    return isPlainFile(folder, name) ? readFileSync(path.join(folder, name)) : null;
  } catch {
    return null;
  }
}

/**
 * Returns the slug of an article or job offer. The `slug` field must match the file name, because some links are built
 * from the field and others from the file name.
 * @throws {ContentError} if they differ
 */
export function slugOfFile({ name, data, issueAt }: ContentFile<{ slug: string }>): string {
  const slug = name.slice(name.indexOf("/") + 1, -".md".length);
  if (data.slug === slug) return slug;
  throw new ContentError([issueAt(["slug"], `slug: ma być „${slug}”, tak jak nazwa pliku`)]);
}
