import { readFileSync } from "node:fs";
import path from "node:path";
import { isPlainFile } from "lib/platform/files.server";
import { plural } from "lib/polish/plural";
import { isMap, isSeq, LineCounter, type Node, parseDocument } from "yaml";
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

/** Number of issues that are told at once: a text that is no Markdown may have thousands. */
export const maxTold = 20;

/**
 * Issues in the words of their forms: `strona „Kariera”, Wstęp: brakuje tego pola`; of more than 20 only the number.
 * @param text of their file, if it is not saved
 */
export function describeIssues(issues: readonly ContentIssue[], text?: string): string[] {
  const others = issues.length - maxTold;
  const sources = new Map<string, Source>();
  const sourceOf = (name: string) => {
    const source = sources.get(name) ?? parsed(formAt(name, text));
    sources.set(name, source);
    return source;
  };
  const told = issues.slice(0, maxTold).map((issue) => inWords(issue, sourceOf(nameOf(issue.file))));
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

/** @param otherwise stands in while the content that is read is itself broken */
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

type Source = ReturnType<typeof parsed>;

function parsed({ what, fields, text }: FileForm) {
  const front = frontMatter.exec(text);
  const lines = new LineCounter();
  const { contents } = parseDocument(front?.[1] ?? text, { lineCounter: lines, uniqueKeys: false });
  return { what, fields, front, lines, contents };
}

function inWords({ line, reason }: ContentIssue, source: Source): string {
  const { what, fields } = source;
  if (fields.length === 0) return `${what}, wiersz ${line}: ${reason}`;
  const [lead = "", named = ""] = leadingFields.exec(reason) ?? [];
  const words = wordsAt(source, line, named ? named.split(".") : []);
  return words ? `${what}, ${words.join(" › ")}: ${reason.slice(lead.length)}` : `${what}: ${reason}`;
}

/** Labels of the field at a line and of those around it, with the place in lists; null if the form has no such field. */
function wordsAt({ front, lines, contents, fields }: Source, line: number, named: string[]): string[] | null {
  const end = front ? front[0].split("\n").length : Number.POSITIVE_INFINITY;
  if (line > end) return ["Treść", `wiersz ${line - end}`];
  const isBefore = (node: unknown) =>
    lines.linePos((node as Node).range?.[0] ?? 0).line + (front ? 1 : 0) <= line;
  const words: string[] = [];
  const keys = [...named];
  let node: unknown = contents;
  let inner = fields;
  while (inner.length > 0 && (keys.length > 0 || named.length === 0)) {
    const pair = isMap(node) ? node.items.findLast(({ key }) => isBefore(key)) : undefined;
    const key = keys.shift() ?? String(pair?.key ?? "");
    const field = inner.find(({ name }) => name === key);
    if (!field) return named.length > 0 ? null : words;
    words.push(field.label);
    node = isMap(node) ? node.get(key, true) : undefined;
    if (isSeq(node)) {
      const at = node.items.findLastIndex(isBefore);
      if (at >= 0) words.push(`${at + 1}. pozycja`);
      node = node.items[at];
    }
    inner = "fields" in field ? field.fields : [];
  }
  return words;
}

function textOf(name: string): string {
  return isPlainFile(contentDir(), name) ? readFileSync(path.join(contentDir(), name), "utf8") : "";
}
