import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { todayInPoland } from "lib/polish/today";
import {
  ContentError,
  type ContentIssue,
  contentDir,
  issueLine,
  issuesOf,
  listContent,
  parseContent,
} from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { keepSources } from "~/content/source.server";
import { readAllContent } from "~/pages/content.server";
import { writePublicFileAtomically } from "../../lib/platform/files.server";
import { canonical, type Form, parseForm, writeForm } from "../content-check/canonical";
import { checkContent } from "../content-check/check-content";
import { formOf, kindOf } from "../content-check/form-files";
import { blobId } from "./history";
import { describeFile, describeIssue } from "./issue-words";
import { withKindsOnDisk } from "./kinds-on-disk";

keepSources();

/** A file as the editor opened it; a changed `version` means that it was edited since. */
export type OpenFile = { text: string; version: string };

/**
 * Result of a save: the new version of the file, the errors in all content, which block publication, and the remarks
 * about this file, which do not; as sentences.
 */
export type SaveResult = { version: string; issues: string[]; remarks: string[] };

/** Thrown for a request that the desk rejects. The message is Polish and says what to do. */
export class RejectedError extends Error {
  constructor(
    readonly status: 400 | 403 | 409 | 422,
    message: string,
  ) {
    super(message);
  }
}

const changedMeanwhile = (who = "ktoś inny") =>
  new RejectedError(
    409,
    `Ten plik zmienił ${who}, odkąd został tu otwarty. Skopiuj swoje zmiany, odśwież stronę i wpisz je jeszcze raz.`,
  );

/** If saves are versions: merges an edit with what others have saved meanwhile, and knows who that was. */
export type Others = {
  join: (opened: string, theirs: string, mine: string) => Promise<string | null>;
  lastEditor: (name: string) => Promise<string | undefined>;
};

/** Maximum size of a text file, in bytes; far larger than any text on the site. */
export const maxBytes = 2_000_000;
/** Maximum length of a file's path in bytes: the file systems in use take names of 255. */
const maxName = 120;

/** Reads all files that editors may edit, by path below `content/`. */
export function openFiles(): Record<string, OpenFile> {
  const names = [".yaml", ".md", ".json"].flatMap((extension) => listContent(".", extension));
  return Object.fromEntries(names.filter(kindOf).map((name) => [name, openFile(name)]));
}

export function openFile(name: string): OpenFile {
  const text = readFileSync(place(name), "utf8");
  return { text, version: blobId(text) };
}

/**
 * Writes a file atomically, in canonical form.
 * @param opened version that the editor opened; null for a new file
 * @throws {RejectedError} if the file itself is invalid, was changed meanwhile or is there already; nothing is written then
 */
export async function saveFile(
  name: string,
  text: string,
  opened: string | null,
  others?: Others,
): Promise<SaveResult> {
  const kind = withKindsOnDisk(() => kindOf(name));
  if (!kind) throw new RejectedError(400, "Redakcja nie zapisuje takiego pliku.");
  if (/\p{Cc}/u.test(name)) throw new RejectedError(400, "Redakcja nie zapisuje takiego pliku.");
  if (Buffer.byteLength(name) > maxName)
    throw new RejectedError(422, "Adres jest za długi: skróć tytuł albo wpisz krótszy adres.");
  const issuesIn = (text: string) => issuesOf(() => parseContent(name, text, kind.schema));
  // A product without files needs a day. Its form does not show the one from its first save until it is opened again.
  const read = (text: string) => {
    const issues = issuesIn(text);
    const dated = `${text}\nchanged: "${todayInPoland()}"\n`;
    return issues.length > 0 && issuesIn(dated).length === 0 ? { text: dated, issues: [] } : { text, issues };
  };
  const form = formOf(kind);
  const isNew = opened === null;
  const { text: sent, issues: invalid } = read(text);
  const own = invalid.length === 0 && isNew ? read(withoutOthers(sent, form)).text : sent;
  const mine = invalid.length > 0 ? null : canonical(own, form);
  const present = existsSync(place(name)) ? openFile(name) : null;
  if (isNew && present && present.text !== mine)
    throw new RejectedError(
      409,
      `Ten adres ma już ${describeFile(name)}: zmień tytuł albo adres i zapisz jeszcze raz.`,
    );
  if (mine === null)
    throw new RejectedError(422, invalid.map((issue) => describeIssue(issue, text)).join("\n"));
  let written = mine;
  // The same text may have been saved already, by a request whose response was lost.
  if (present?.text !== mine) {
    if ((present?.version ?? null) !== opened) {
      const joined = present && opened && (await others?.join(opened, present.text, mine));
      if (!joined || issuesIn(joined).length > 0) throw changedMeanwhile(await others?.lastEditor(name));
      written = joined;
    }
    writePublicFileAtomically(place(name), written);
  }
  const { issues, warnings } = checkAnew();
  return {
    version: blobId(mine),
    issues: issues.map((issue) => describeIssue(issue)),
    remarks: [
      ...(written === mine ? [] : ["Zapisano razem z tym, co w tym czasie zapisał ktoś inny."]),
      ...warnings.filter(({ file }) => file === `content/${name}`).map((remark) => describeIssue(remark)),
    ],
  };
}

/** Canonical form of a new file, which may be a duplicate: without the files and former slugs of the original. */
function withoutOthers(text: string, form: Form): string {
  const { formerSlugs: _ofTheOther, downloads, ...values } = parseForm(text, form);
  return writeForm({ ...values, ...(downloads ? { downloads: [] } : {}) }, form);
}

/**
 * Deletes a file, and the geometry of a product, unless other content relies on it.
 * @throws {RejectedError}
 */
export function removeFile(name: string, opened: string | null): void {
  if (!kindOf(name)) throw new RejectedError(400, "Redakcja nie usuwa takiego pliku.");
  if (!existsSync(place(name)) || openFile(name).version !== opened) throw changedMeanwhile();
  const names = [name, geometryOf(name)].filter((file) => existsSync(place(file)));
  const texts = new Map(names.map((file) => [file, openFile(file).text]));
  const remove = () => {
    for (const file of names) rmSync(place(file), { force: true });
  };
  remove();
  const after = checkAnew().issues;
  if (after.length === 0) return;
  for (const [file, text] of texts) writePublicFileAtomically(place(file), text);
  const before = new Set(checkAnew().issues.map(issueLine));
  const broken = after.filter((issue) => !before.has(issueLine(issue)));
  if (broken.length === 0) {
    remove();
    return;
  }
  const sentences = broken.map((issue) => describeIssue(issue));
  throw new RejectedError(409, ["Najpierw popraw to, co na nim polega:", ...sentences].join("\n"));
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
  if (issues.length > 0)
    throw new RejectedError(422, issues.map((issue) => describeIssue(issue, text)).join("\n"));
  writePublicFileAtomically(place(name), text);
  if (geometry && !existsSync(place(geometryOf(name))))
    writePublicFileAtomically(place(geometryOf(name)), geometry);
  checkAnew();
}

/** A file that no form can open, with its text; `file` is null if it is missing. */
export type BrokenFile = { name: string; file: OpenFile | null; issues: ContentIssue[] };

/** Lists the files that the site cannot read. */
export function listBroken(): BrokenFile[] {
  const issues = issuesOf(() => stageContent().load(readAllContent));
  const names = new Set(issues.map(({ file }) => file.slice("content/".length)));
  return [...names].map((name) => ({
    name,
    file: existsSync(place(name)) ? openFile(name) : null,
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
  writePublicFileAtomically(place(name), text.replaceAll("\r\n", "\n"));
  const { issues } = listBroken().find((one) => one.name === name) ?? { issues: [] };
  if (issues.length > 0) writePublicFileAtomically(place(name), broken.file.text);
  return issues;
}

/** Checks all content on disk; puts it into use if it is valid. */
function checkAnew(): ReturnType<typeof checkContent> {
  const staged = stageContent();
  const findings = staged.load(() => {
    try {
      return checkContent();
    } catch (error) {
      if (error instanceof ContentError) return { issues: error.issues, warnings: [] };
      throw error;
    }
  });
  // Otherwise the last valid content stays in use: it provides the options of select fields.
  if (findings.issues.length === 0) staged.use();
  return findings;
}

const place = (name: string) => path.join(contentDir(), name);
