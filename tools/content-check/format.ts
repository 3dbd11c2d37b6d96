import { writeFileSync } from "node:fs";
import path from "node:path";
import { type ContentIssue, contentDir, listContent, readText } from "~/content/files.server";
import { canonical } from "./canonical";
import { formOf, kindOf } from "./form-files";

/** Reports files that are not in canonical form. */
export function checkForm(): ContentIssue[] {
  return inAnotherForm().map(({ name, line }) => ({
    file: `content/${name}`,
    line,
    reason: "zapis odbiega od wspólnego; uporządkuje go npm run content -- --format",
  }));
}

/**
 * Rewrites files in canonical form and returns the names of the changed ones. Values stay the same; comments are lost.
 */
export function formatContent(): string[] {
  return inAnotherForm().map(({ name, formatted }) => {
    writeFileSync(path.join(contentDir(), name), formatted);
    return name;
  });
}

function inAnotherForm() {
  const names = [".yaml", ".md", ".json"].flatMap((extension) => listContent(".", extension));
  return names.flatMap((name) => {
    const kind = kindOf(name);
    if (!kind) return [];
    const text = readText(name);
    const formatted = canonical(text, formOf(kind));
    return formatted === text ? [] : [{ name, formatted, line: firstDifference(text, formatted) }];
  });
}

function firstDifference(text: string, other: string): number {
  const others = other.split("\n");
  return text.split("\n").findIndex((line, index) => line !== others[index]) + 1;
}
