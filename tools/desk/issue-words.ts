import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { ContentError, type ContentIssue, contentDir } from "~/content/files.server";
import { getPage } from "~/editorial/pages.server";
import type { Field } from "../content-check/field";
import { type ContentKind, formOf, kindOf } from "../content-check/form-files";
import { withKindsOnDisk } from "./kinds-on-disk";

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/;
/** Matches the fields with which a reason begins, as `fields.server.ts` and the checks write them. */
const leadingFields = /^([\w-]+(?:\.[\w-]+)*): /;

/** Returns the name of a file in the words of its form: `strona „Kariera”`. */
export const describeFile = (name: string, text?: string) => formAt(name, text).what;

type FileForm = { what: string; fields: readonly Field[] };

/** Reads only files that the desk edits: a name from a request may be that of a folder or of a device. */
function formAt(name: string, text?: string): FileForm {
  const unknown = { what: `plik content/${name}`, fields: [] };
  try {
    return withKindsOnDisk(() => {
      const kind = kindOf(name);
      if (!kind) return unknown;
      const [, title = name] = /^(?:title|name): +["']?(.*?)["']?$/m.exec(text ?? textOf(name)) ?? [];
      const what = "file" in kind ? `formularz „${labelOf(kind)}”` : `${kind.item} „${title}”`;
      return { what, fields: formOf(kind).fields };
    });
  } catch (error) {
    // The content that the forms are made from is itself broken.
    if (error instanceof ContentError) return unknown;
    throw error;
  }
}

/** Name of the form of a single file. */
export function labelOf(kind: Extract<ContentKind, { file: string }>): string {
  return getPage(kind.label)?.title ?? kind.label;
}

/**
 * An issue in the words of the form: `strona „Kariera”, Wstęp: brakuje tego pola`.
 * @param text of the file, if it is not saved
 */
export function describeIssue({ file, line, reason }: ContentIssue, text?: string): string {
  const name = file.replace(/^content\//, "");
  const source = text ?? textOf(name);
  const { what, fields } = formAt(name, source);
  if (fields.length === 0) return `${what}, wiersz ${line}: ${reason}`;
  const [lead = "", named = ""] = leadingFields.exec(reason) ?? [];
  const words = wordsAt(source, line, fields, named ? named.split(".") : []);
  return words ? `${what}, ${words.join(" › ")}: ${reason.slice(lead.length)}` : `${what}: ${reason}`;
}

/** Labels of the field at a line and of those around it, with the place in lists; null if the form has no such field. */
function wordsAt(text: string, line: number, fields: readonly Field[], named: string[]): string[] | null {
  const front = frontMatter.exec(text);
  const end = front ? front[0].split("\n").length : Number.POSITIVE_INFINITY;
  if (line > end) return ["Treść", `wiersz ${line - end}`];
  const lines = new LineCounter();
  const { contents } = parseDocument(front?.[1] ?? text, { lineCounter: lines });
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
  const file = path.join(contentDir(), name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
