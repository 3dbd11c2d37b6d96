import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the project. */
export const project = fileURLToPath(new URL("../..", import.meta.url));
/** Folders that programs create. */
export const made = new Set([".cache", ".git", "build", "data", "node_modules", "test-results"]);

/**
 * All files of the project, as paths relative to the project folder, except builds, caches, packages and test results.
 */
export const files = filesBelow("");

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(project, folder), { withFileTypes: true })
    .filter((entry) => folder || !made.has(entry.name))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(name) : name;
    });
}

/** A project for another brand has deleted the first one's tests, content and public files, which documents name. */
export const isFirstBrand = files.some((file) => file.startsWith("tests/content/first-brand/"));

/** Code and documents, which cite files and behaviours. */
export const citingFiles = files.filter((file) => /\.(?:[cm]?[jt]sx?|css|md)$/.test(file));

export const textOf = (file: string) => readFileSync(path.join(project, file), "utf8");

/** Lists what the first group of `pattern` contains wherever one of the files has it. */
export function findIn(searched: string[], pattern: RegExp): { file: string; found: string }[] {
  return searched.flatMap((file) =>
    [...textOf(file).matchAll(pattern)].map(([, found = ""]) => ({ file, found })),
  );
}
