import { writeFileSync } from "node:fs";
import path from "node:path";
import {
  type ContentFile,
  type ContentIssue,
  contentDir,
  listContent,
  readText,
} from "~/content/files.server";
import { canonical } from "./canonical";
import { formOf, kindOf } from "./form-files";

/** Reports a file that is not in canonical form. */
export function formIssue({ name, data }: ContentFile<unknown>): ContentIssue[] {
  const other = inAnotherForm(name, data);
  if (!other) return [];
  const reason = "zapis odbiega od wspólnego; uporządkuje go npm run content -- --format";
  return [{ file: `content/${name}`, line: other.line, reason }];
}

/**
 * Rewrites files in canonical form and returns the names of the changed ones. Values stay the same; comments are lost.
 */
export function formatContent(): string[] {
  return [".yaml", ".md", ".json"]
    .flatMap((extension) => listContent(".", extension))
    .filter((name) => {
      const other = inAnotherForm(name);
      if (other) writeFileSync(path.join(contentDir(), name), other.formatted);
      return other !== null;
    });
}

/** @param values the file's values, if known, because parsing takes longer than all else */
function inAnotherForm(name: string, values?: unknown) {
  const kind = kindOf(name);
  if (!kind) return null;
  const text = readText(name);
  const formatted = canonical(text, formOf(kind), values);
  return formatted === text ? null : { formatted, line: firstDifference(text, formatted) };
}

function firstDifference(text: string, other: string): number {
  const others = other.split("\n");
  return text.split("\n").findIndex((line, index) => line !== others[index]) + 1;
}
