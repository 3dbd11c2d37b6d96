import { readFileSync } from "node:fs";
import path from "node:path";
import { isPlainFile } from "lib/platform/files.server";
import { z } from "zod";
import { field } from "~/content/fields.server";
import { type ContentIssue, issueLine, issuesOf, listContent, parseContent } from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { keepSources } from "~/content/source.server";
import { readAllContent } from "~/pages/content.server";
import { canonical, type Form } from "../../content-check/canonical";
import { formOf, kindOf } from "../../content-check/form-files";
import { isPortableName } from "../../content-check/portable-name";
import { describeFile, describeIssues } from "../forms/issue-words";
import { withKindsOnDisk } from "../forms/kinds-on-disk";
import { nameOf } from "../places";
import { RejectedError } from "../rejected-error";
import { blobId } from "../versions/git";
import { putFile } from "../versions/put-files";
import { checkAll } from "./checking";
import { type FieldConflict, joinEdits } from "./join-edits";

keepSources();

/** A file as the editor opened it; a changed `version` means that it was edited since. */
export type OpenFile = { text: string; version: string };

/** What is to be said after a save, as sentences: errors, which block publication, and remarks, which do not. */
export type SaveFindings = { issues: string[]; remarks: string[] };

/** Thrown if others have changed the same fields: the editor chooses, and saves again with {@link TextChoices}. */
export class ConflictError extends RejectedError {
  /** @param version of the file with what others have written; empty if they have deleted it */
  constructor(
    readonly open: readonly FieldConflict[],
    readonly version: string,
    readonly who = "ktoś inny",
  ) {
    super(409, `Ten plik zmienił ${who}, odkąd został tu otwarty. Wybierz, co ma zostać.`);
  }
}

/** Of which fields the editor's own text stays, beside a version with the texts of others. */
export const choicesSchema = z.object({ version: z.string(), mine: z.array(z.string()) });
export type TextChoices = z.infer<typeof choicesSchema>;

const changedMeanwhile = () =>
  new RejectedError(
    409,
    "Ten plik zmienił ktoś inny, odkąd został tu otwarty. Odśwież stronę i spróbuj jeszcze raz.",
  );

/** If saves are versions: which texts they had, and whose the last one was. */
export type Others = {
  textOf: (version: string) => Promise<string | null>;
  /** Keeps a text of which no version is made: the form goes on from it. */
  remember: (text: string) => Promise<unknown>;
  lastEditor: (name: string) => Promise<string | undefined>;
};

/** Maximum size of a text file, in bytes; far larger than any text on the site. */
export const maxBytes = 2_000_000;

/** Lists the files that editors edit, as paths below `content/`. */
export const listEdited = () =>
  [".yaml", ".md", ".json"]
    .flatMap((extension) => listContent(".", extension))
    .filter((name) => kindOf(name));

export function openFile(name: string): OpenFile {
  const text = readFileSync(place(name), "utf8");
  return { text, version: blobId(text) };
}

/**
 * Writes a file atomically, in canonical form.
 * @param opened version that the editor opened; null for a new file
 * @returns remarks, as sentences
 * @throws {RejectedError} if the file itself is invalid, was changed meanwhile or is there already; nothing is written then
 */
export async function saveFile(
  name: string,
  text: string,
  opened: string | null,
  others?: Others,
  choices: TextChoices | null = null,
): Promise<string[]> {
  const kind = withKindsOnDisk(() => kindOf(name));
  if (!kind) throw new RejectedError(400, "Redakcja nie zapisuje takiego pliku.");
  const issuesIn = (text: string) => issuesOf(() => parseContent(name, text, kind.schema));
  const form = formOf(kind);
  const isNew = opened === null;
  const present = isThere(name) ? openFile(name) : null;
  if (!present && !isSlug(name))
    throw new RejectedError(
      422,
      "W adresie dozwolone są małe litery bez polskich znaków, cyfry i pojedyncze łączniki.",
    );
  const invalid = issuesIn(text);
  const mine = invalid.length > 0 ? null : canonical(text, form);
  if (isNew && present && present.text !== mine)
    throw new RejectedError(
      409,
      `Ten adres ma już ${describeFile(name)}: zmień tytuł albo adres i zapisz jeszcze raz.`,
    );
  if (mine === null) throw new RejectedError(422, describeIssues(invalid, text).join("\n"));
  let written = mine;
  // The same text may have been saved already, by a request whose response was lost.
  if (present?.text !== mine) {
    if ((present?.version ?? null) !== opened) {
      written = await joined(name, form, { opened, present, mine, others, choices });
      if (issuesIn(written).length > 0)
        throw new RejectedError(422, describeIssues(issuesIn(written), written).join("\n"));
      await others?.remember(mine);
    }
    putFile(place(name), written);
  }
  return written === mine ? [] : ["Zapisano razem z tym, co w tym czasie zapisał ktoś inny."];
}

type Meanwhile = {
  opened: string | null;
  present: OpenFile | null;
  mine: string;
  others: Others | undefined;
  choices: TextChoices | null;
};

/** Joins an edit with what others have saved meanwhile. @throws {ConflictError} */
async function joined(name: string, form: Form, { opened, present, mine, others, choices }: Meanwhile) {
  const version = present?.version ?? "";
  // Whoever has chosen has seen that version, and no later one.
  const chosen = choices?.version === version ? new Set(choices.mine) : null;
  const isMine = (key: string) => chosen?.has(key);
  const conflict = async (open: FieldConflict[]) =>
    new ConflictError(open, version, await others?.lastEditor(name));
  if (!present) {
    if (isMine("")) return mine;
    throw await conflict([{ key: "", label: "Cały wpis", theirs: "(usunięto)", mine }]);
  }
  const base = (opened && (await others?.textOf(opened))) || null;
  const { text, open } = await joinEdits({ base, theirs: present.text, mine }, form, isMine);
  if (open.length > 0) throw await conflict(open);
  return text;
}

/** Whether the name of a new file can be a path, a file on every system, and no option of a program. */
function isSlug(name: string): boolean {
  const { name: slug } = path.posix.parse(name);
  return field.identifier.safeParse(slug).success && isPortableName(name);
}

/**
 * Deletes a file, and the geometry of a product, unless other content relies on it.
 * @throws {RejectedError}
 */
export async function removeFile(name: string, opened: string | null): Promise<void> {
  if (!kindOf(name)) throw new RejectedError(400, "Redakcja nie usuwa takiego pliku.");
  if (!isThere(name) || openFile(name).version !== opened) throw changedMeanwhile();
  const names = [name, geometryOf(name)].filter(isThere);
  const before = new Set((await checkAll()).issues.map(issueLine));
  for (const file of names) putFile(place(file), null);
  const broken = (await checkAll()).issues.filter((issue) => !before.has(issueLine(issue)));
  if (broken.length > 0)
    throw new RejectedError(
      409,
      ["Najpierw popraw to, co na nim polega:", ...describeIssues(broken)].join("\n"),
    );
}

/** Returns the name of the file with a product's geometry; the name itself for any other file. */
export const geometryOf = (name: string) => name.replace(/^products\/(.*)\.yaml$/, "fitting/$1.json");

/**
 * Restores a file from an earlier version, and the geometry that was deleted with it.
 * @throws {RejectedError} if it would be invalid today
 */
export function restoreFile(name: string, text: string, geometry: string | null): void {
  const kind = withKindsOnDisk(() => kindOf(name));
  const issues = kind ? issuesOf(() => parseContent(name, text, kind.schema)) : [];
  if (issues.length > 0) throw new RejectedError(422, describeIssues(issues, text).join("\n"));
  putFile(place(name), text);
  if (geometry && !isThere(geometryOf(name))) putFile(place(geometryOf(name)), geometry);
}

/** A file that no form can open, with its text; `file` is null if it is missing. */
export type BrokenFile = { name: string; file: OpenFile | null; issues: ContentIssue[] };

/** Lists the files that the site cannot read. */
export function listBroken(): BrokenFile[] {
  const issues = issuesOf(() => stageContent().load(readAllContent));
  const names = new Set(issues.map(({ file }) => nameOf(file)));
  return [...names].map((name) => ({
    name,
    file: isThere(name) ? openFile(name) : null,
    issues: issues.filter(({ file }) => file === `content/${name}`),
  }));
}

/**
 * Replaces the text of a file that could not be read.
 * @returns the issues that it would still have; nothing is written then
 * @throws {RejectedError}
 */
export function mendFile(name: string, text: string, opened: string | null): ContentIssue[] {
  const broken = listBroken().find((one) => one.name === name);
  if (!broken?.file) throw new RejectedError(400, "Ten plik nie ma błędów: zmień go w formularzu.");
  if (broken.file.version !== opened) throw changedMeanwhile();
  putFile(place(name), text.replaceAll("\r\n", "\n"));
  const { issues } = listBroken().find((one) => one.name === name) ?? { issues: [] };
  if (issues.length > 0) putFile(place(name), broken.file.text);
  return issues;
}

const place = (name: string) => path.join("content", name);
const isThere = (name: string) => isPlainFile("content", name);
