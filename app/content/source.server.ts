import { plainSource } from "lib/polish/plain-text";
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { missingFieldReason, syntaxReason, validate } from "./reasons.server";

/** Parsed text of a content file, with line numbers. */
export type ContentSource = {
  /** Markdown after the front matter; empty in other files. */
  body: string;
  /** Line on which the body starts, from 1. */
  bodyLine: number;
  /** Returns the line of a field, from 1; for a missing field, the line of its nearest existing ancestor. */
  lineOf(path: readonly PropertyKey[]): number;
};

/** Length of a line that no text reaches, but a picture pasted as text does. */
const maxLine = 20_000;
const longReason =
  "ten wiersz ma ponad 20 tysięcy znaków. Jeśli to wklejone zdjęcie (data:…), usuń je i dodaj w polu „Zdjęcie”; długi tekst podziel na akapity";

/** Whether a line begins a top-level field. */
const isField = (line: string) => /^[\w-]+:/.test(line);

type PlacedReason = { line: number; path?: readonly PropertyKey[]; reason: string };

type Checked<Data> = { data: Data; issues?: undefined } | { issues: PlacedReason[] };

const frontMatter = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

export type ParsedSource = ReturnType<typeof parseSource>;

/** Parses YAML or JSON. Of a Markdown file, parses only the front matter. */
export function parseSource(written: string, { hasBody }: { hasBody: boolean }) {
  const text = plainSource(written);
  const front = hasBody ? frontMatter.exec(text) : null;
  const yaml = front?.[1] ?? (hasBody ? "" : text);
  const bodyLine = front ? front[0].split("\n").length : 1;
  // In a Markdown file, the parsed text starts on line 2, below the `---` that opens the front matter.
  const linesAbove = front ? 1 : 0;
  let known: ReturnType<typeof parseYaml> | undefined;
  const parsed = () => {
    known ??= parseYaml(yaml);
    return known;
  };
  const lineAt = (offset: number) => parsed().lines.linePos(offset).line + linesAbove;
  const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(parsed().document.contents, path));
  const generated = parseGenerated(yaml);

  const issues: PlacedReason[] = [];
  if (generated === undefined) {
    for (const { code, pos } of parsed().document.errors)
      issues.push({ line: lineAt(pos[0]), reason: syntaxReason(code) });
    for (const offset of repeatedKeys(parsed().document))
      issues.push({ line: lineAt(offset), reason: syntaxReason("DUPLICATE_KEY") });
  }
  if (hasBody && !front) {
    issues.push({ line: 1, reason: "plik ma zaczynać się od pól między dwoma wierszami „---”" });
  }

  const lines = text.split("\n");
  const long = lines.findIndex((line) => line.length > maxLine);
  if (long >= 0) {
    const [field] = /^[\w-]+(?=:)/.exec(lines.slice(0, long + 1).findLast(isField) ?? "") ?? [];
    const isInBody = front && long + 1 >= bodyLine;
    issues.push({ line: long + 1, ...(field && !isInBody && { path: [field] }), reason: longReason });
  }

  const { values, issue } = generated === undefined ? valuesOf(parsed().document) : { values: generated };
  // Drops the parsed document: it takes ten times the memory of the values, and from here on only line numbers need it.
  known = undefined;

  function check<Schema extends z.ZodType>(schema: Schema): Checked<z.output<Schema>> {
    if (issue) return { issues: [{ line: lineOf([]), reason: issue }] };
    const result = validate(schema, values);
    if (result.success) return { data: result.data };
    const issues = result.error.issues.flatMap((issue) => {
      if (issue.code === "unrecognized_keys") {
        return issue.keys.map((key) => placed([...issue.path, key], issue.message));
      }
      const isMissing =
        issue.code === "invalid_type" && (parsed().document.getIn(issue.path) ?? null) === null;
      return placed(issue.path, isMissing ? missingFieldReason : issue.message);
    });
    return { issues: issues.sort((a, b) => a.line - b.line) };
  }

  function placed(path: PropertyKey[], message: string): PlacedReason {
    // Omits list indexes, because the line number already identifies the entry.
    const field = path.filter((step) => typeof step === "string").join(".");
    return { line: lineOf(path), path, reason: field ? `${field}: ${message}` : message };
  }

  const source: ContentSource = {
    body: front ? text.slice(front[0].length) : "",
    bodyLine,
    lineOf,
  };
  return { source, issues, check };
}

function parseYaml(text: string) {
  const lines = new LineCounter();
  // The parser compares each key with all others: ten thousand would take it seconds.
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
  // The desk writes control characters as escapes, so the file's text does not contain them.
  if (text.includes("\\")) dropInvisible(document);
  return { document, lines };
}

/**
 * Parses JSON that a program has written, a hundred times as fast as YAML.
 * @returns undefined for any other text: written again, it would differ, in a repeated key or in an escape
 */
function parseGenerated(text: string): unknown {
  if (!/^[[{]/.test(text) || text.includes("\\")) return undefined;
  try {
    const values: unknown = JSON.parse(text);
    const isSame = [undefined, 2].some((indent) => JSON.stringify(values, null, indent) === text.trimEnd());
    return isSame ? values : undefined;
  } catch {
    return undefined;
  }
}

/** Offsets of the keys that stand in a map a second time. */
function repeatedKeys(document: Document): number[] {
  const repeated: number[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) repeated.push(startOf(key));
        seen.add(key.value);
      }
    },
  });
  return repeated;
}

function dropInvisible(document: Document) {
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === "string") node.value = plainSource(node.value);
    },
  });
}

/**
 * Converts YAML to plain values. Returns an `issue` if the parser rejects the aliases because they would expand to too
 * many values.
 */
function valuesOf(document: Document): { values?: unknown; issue?: string } {
  try {
    return { values: document.toJS() };
  } catch {
    return { issue: "za dużo odwołań do powtórzonych wartości (*nazwa): wpisz je wprost" };
  }
}

/** Returns the offset of a field in the text; for a missing field, the offset of its nearest existing ancestor. */
function offsetOf(contents: unknown, path: readonly PropertyKey[]): number {
  let node = contents;
  let offset = startOf(node);
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (!pair) break;
      offset = startOf(pair.key);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = startOf(node) || offset;
    } else break;
  }
  return offset;
}

function startOf(node: unknown): number {
  return (isMap(node) || isSeq(node) || isScalar(node)) && node.range ? node.range[0] : 0;
}
