import path from "node:path";
import { ContentCache } from "~/content/cache.server";
import { field } from "~/content/fields.server";
import { type ContentIssue, issuesOf, parseContent } from "~/content/files.server";
import { stageContent, withFilesRead } from "~/content/memo";
import { noWork } from "~/content/prepared.server";
import { readAllContent } from "~/pages/content.server";
import { isPublicFile } from "~/pages/public-files.server";
import { canonical } from "../../content-check/canonical";
import { checkContent } from "../../content-check/check-content";
import { type ContentKind, formOf, kindOf } from "../../content-check/form-files";
import { isPortableName } from "../../content-check/portable-name";
import { type DeskConfig, deskConfig } from "../forms/config";
import { describeFile, describeIssues } from "../forms/issue-words";
import { readNames } from "../forms/read-names";
import { nameOf } from "../places";
import { RejectedError } from "../requests/rejected-error";
import { textOf } from "../versions/history";
import { differencesShown } from "./differences";
import { type FieldConflict, type JoinedEdits, joinEdits, type TextChoices } from "./join-edits";
import { type OpenFile, openFile } from "./open-files";
import { expectLight } from "./text-limits";

/**
 * The desk's work on texts, which runs in threads (`threads.ts`): however long a text that somebody has written takes to
 * parse, the thread that serves stays free.
 */
export const textWork = {
  checkAll,
  forms,
  listBroken,
  expectBroken,
  textToSave,
  expectValid,
  joinTexts,
  differencesShown,
  publicFilesAmong,
  describeIssues,
};
export type TextWork = typeof textWork;

const cache = ContentCache.ofPublisher();
/** The last content that could be read; it provides the choices of the forms. */
let readable: ReturnType<typeof stageContent> | null = null;

/**
 * Checks all content on disk. Also returns the names read from it, so that the thread that serves need not read them again.
 * @param names files whose remarks are wanted
 */
function checkAll(names: readonly string[]) {
  const staged = stageContent();
  return staged.load(() =>
    cache.use(() => {
      const found = checkContent({ remarksOf: new Set(names) });
      if (found.issues.length === 0) readable = staged;
      return { ...found, work: workOfNames() };
    }),
  );
}

function workOfNames() {
  const work = noWork();
  issuesOf(() => {
    const { files } = withFilesRead(readNames);
    for (const kind of ["parsed", "rendered"] as const)
      for (const name of files)
        if (cache.work[kind].has(name)) work[kind].set(name, cache.work[kind].get(name));
  });
  return work;
}

/** @throws {ContentError} if the content could not be read since this thread was started */
function forms(siteUrl: string): DeskConfig {
  const staged = stageContent();
  if (issuesOf(() => staged.load(() => cache.use(readAllContent))).length === 0) readable = staged;
  return (readable ?? staged).load(() => deskConfig(siteUrl));
}

/** A file that no form can open, with its text; `file` is null if it is missing. */
export type BrokenFile = { name: string; file: OpenFile | null; issues: ContentIssue[] };

/** Lists the files that the site cannot read. */
function listBroken(): BrokenFile[] {
  const issues = issuesOf(() => stageContent().load(() => cache.use(readAllContent)));
  const names = new Set(issues.map(({ file }) => nameOf(file)));
  return [...names].map((name) => ({
    name,
    file: openFile(name),
    issues: issues.filter(({ file }) => file === `content/${name}`),
  }));
}

/** @throws {RejectedError} if a file can be read, or if parsers might take long over the text that is to replace it */
function expectBroken(name: string, text: string): void {
  if (!listBroken().some((broken) => broken.name === name && broken.file))
    throw new RejectedError(400, "Ten plik nie ma błędów: zmień go w formularzu.");
  expectLight(name, text);
}

/** A text that an editor saves. */
export type Edit = {
  name: string;
  text: string;
  /** Version that the editor opened; null for a new file. */
  opened: string | null;
  choices: TextChoices | null;
};

/**
 * An edit in canonical form (`mine`), and the text that is to replace version `replaced`: the edit joined with what
 * others have saved since.
 */
type EditToSave = { mine: string; written: string; replaced: string | null; open: FieldConflict[] };

/**
 * Prepares an edit for writing. Nothing is to be written if the editor and others have changed the same fields
 * (`open`).
 * @throws {RejectedError} if it is invalid, or if another file is there already
 */
async function textToSave({ name, text, opened, choices }: Edit): Promise<EditToSave> {
  const kind = kindOf(name);
  if (!kind) throw new RejectedError(400, "Redakcja nie zapisuje takiego pliku.");
  const form = formOf(kind);
  const present = openFile(name);
  if (!present && !isSlug(name))
    throw new RejectedError(
      422,
      "W adresie dozwolone są małe litery bez polskich znaków, cyfry i pojedyncze łączniki.",
    );
  expectLight(name, text);
  const invalid = issuesIn(name, text, kind);
  const mine = invalid.length > 0 ? null : canonical(text, form);
  if (opened === null && present && present.text !== mine)
    throw new RejectedError(
      409,
      `Ten adres ma już ${describeFile(name)}: zmień tytuł albo adres i zapisz jeszcze raz.`,
    );
  if (mine === null) throw new RejectedError(422, describeIssues(invalid, text).join("\n"));
  const replaced = present?.version ?? null;
  // The same text may have been saved already, by a request whose response was lost.
  if (present?.text === mine || replaced === opened) return { mine, written: mine, replaced, open: [] };
  const base = opened && (await textOf(opened));
  // A choice holds for the version that the editor saw, and for no later one.
  const chosen = choices?.version === (replaced ?? "") ? new Set(choices.mine) : null;
  const deleted = { key: "", label: "Cały wpis", theirs: "(usunięto)", mine };
  const { text: written, open } = present
    ? await joinEdits({ base, theirs: present.text, mine }, form, (key) => chosen?.has(key))
    : { text: mine, open: chosen?.has("") ? [] : [deleted] };
  if (open.length === 0) expectValid(name, written);
  return { mine, written, replaced, open };
}

/** Whether the name of a new file is safe in a path, on every file system, and as an argument of a program. */
function isSlug(name: string): boolean {
  const { name: slug } = path.posix.parse(name);
  return field.identifier.safeParse(slug).success && isPortableName(name);
}

/** @throws {RejectedError} if a text would be invalid as this file's content today */
function expectValid(name: string, text: string): void {
  const kind = kindOf(name);
  const issues = kind ? issuesIn(name, text, kind) : [];
  if (issues.length > 0) throw new RejectedError(422, describeIssues(issues, text).join("\n"));
}

const issuesIn = (name: string, text: string, { schema }: ContentKind) =>
  issuesOf(() => parseContent(name, text, schema()));

/** Joins three texts of a content file; null if a person has to choose. */
async function joinTexts(name: string, edits: JoinedEdits): Promise<string | null> {
  const kind = kindOf(name);
  if (!kind) return null;
  const { text, open } = await joinEdits(edits, formOf(kind), () => undefined);
  return open.length > 0 ? null : text;
}

/**
 * Returns those of the given files of `public/` that visitors would get with the content of a folder.
 * @throws if it cannot be read
 */
function publicFilesAmong(content: string, hrefs: readonly string[]): string[] {
  return stageContent(content).load(() => cache.use(() => hrefs.filter(isPublicFile)));
}
