import { readFileSync } from "node:fs";
import path from "node:path";
import { isPlainFile } from "lib/platform/files.server";
import { plural } from "lib/polish/plural";
import { ContentError, type ContentIssue, contentDir } from "~/content/files.server";
import { fixedPages, getPage } from "~/editorial/pages.server";
import type { Field } from "../../content-check/field";
import { type ContentKind, formOf, kindOf } from "../../content-check/form-files";
import { nameOf } from "../places";

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/;
/** Matches the fields with which a reason begins, as `fields.server.ts` and the checks write them. */
const leadingFields = /^([\w-]+(?:\.[\w-]+)*): /;

/** Returns the name of a file in the words of its form: `strona „Kariera”`. @param text of a file that was deleted */
export const describeFile = (name: string, text?: string) => formAt(name, text).what;

/** Maximum number of issues shown at once: a text that is not Markdown may have thousands. */
export const maxTold = 20;

/**
 * Issues in the words of their forms: `strona „Kariera”, Wstęp: brakuje tego pola`; beyond the first 20, only their number.
 * @param text of their file, if it is not saved
 */
export function describeIssues(issues: readonly ContentIssue[], text?: string): string[] {
  const others = issues.length - maxTold;
  const told = issues.slice(0, maxTold).map((issue) => inWords(issue, formAt(nameOf(issue.file), text)));
  const rest = plural(others, { one: "inny", few: "inne", many: "innych" });
  return others > 0 ? [...told, `i ${rest}`] : told;
}

type FileForm = { what: string; fields: readonly Field[]; text: string };

/** Reads only files that the desk edits: a name from a request may be that of a folder or of a device. */
function formAt(name: string, unsaved?: string): FileForm {
  const kind = kindOf(name);
  const file = `plik content/${name}`;
  if (!kind) return { what: file, fields: [], text: "" };
  const text = unsaved ?? textOf(name);
  const [, title = name] = /^(?:title|name): +["']?(.*?)["']?$/m.exec(text) ?? [];
  return {
    what: "file" in kind ? ifReadable(() => `formularz „${labelOf(kind)}”`, file) : `${kind.item} „${title}”`,
    fields: ifReadable(() => formOf(kind).fields, []),
    text,
  };
}

/** @param otherwise is returned while the content to read is itself broken */
function ifReadable<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return otherwise;
    throw error;
  }
}

/** Name of the form of a single file. */
export function labelOf(kind: Extract<ContentKind, { file: string }>): string {
  const page = fixedPages().find(({ file }) => kind.file === `pages/${file}`);
  return (page && getPage(page.path())?.title) ?? kind.label;
}

function inWords({ line, path, reason }: ContentIssue, { what, fields, text }: FileForm): string {
  if (fields.length === 0) return `${what}, wiersz ${line}: ${reason}`;
  const front = frontMatter.exec(text)?.[0].split("\n").length ?? Number.POSITIVE_INFINITY;
  const inBody = line > front ? ["Treść", `wiersz ${line - front}`] : [`wiersz ${line}`];
  const words = path ? labelsAt(path, fields) : inBody;
  if (!words || words.length === 0) return `${what}: ${reason}`;
  return `${what}, ${words.join(" › ")}: ${path ? reason.replace(leadingFields, "") : reason}`;
}

/** Labels of a field and of those around it, with the place in lists; null if the form has no such field. */
function labelsAt([key, ...rest]: readonly PropertyKey[], fields: readonly Field[]): string[] | null {
  if (key === undefined || fields.length === 0) return [];
  const field = fields.find(({ name }) => name === key);
  const [place] = rest;
  const isInList = typeof place === "number";
  const below = field && labelsAt(isInList ? rest.slice(1) : rest, "fields" in field ? field.fields : []);
  return below ? [field.label, ...(isInList ? [`${place + 1}. pozycja`] : []), ...below] : null;
}

function textOf(name: string): string {
  return isPlainFile(contentDir(), name) ? readFileSync(path.join(contentDir(), name), "utf8") : "";
}
