import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../..", import.meta.url));
const made = new Set([".cache", ".git", "build", "data", "node_modules", "test-results"]);

/** Every file of the project but what is made, by its path from the project's folder. */
export const files = filesBelow("");

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(project, folder), { withFileTypes: true })
    .filter((entry) => folder || !made.has(entry.name))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(name) : name;
    });
}

/** Code and documents, whose comments and sentences cite one another. */
export const citingFiles = files.filter((file) => /\.(?:[cm]?[jt]sx?|css|md)$/.test(file));

export const textOf = (file: string) => readFileSync(path.join(project, file), "utf8");
