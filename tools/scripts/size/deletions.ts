import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Capability, capabilities, capabilityOf, isTest, sourceFiles } from "./capabilities";

const copied = ["app", "lib", "server", "server.ts", "tests", "tools", "package.json", "tsconfig.json"];
const linked = ["node_modules", "content", "remix.config.js"];

/**
 * Deletes each feature, and each part of one that has several, in a copy of the project, and type-checks the rest.
 * @param project its folder
 * @returns for each deletion how many files of code then fail, and with how many errors; takes some minutes
 */
export function measureDeletions(project = ".") {
  const copy = mkdtempSync(path.join(tmpdir(), "deletions-"));
  try {
    for (const name of copied) cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
    for (const name of linked) symlinkSync(path.resolve(project, name), path.join(copy, name));
    return deletions().map(({ name, isPart }) => {
      const files = sourceFiles(project).filter((file) => isPart(capabilityOf(file)));
      const moved = files.map((file) => [path.join(copy, file), path.join(copy, `${file}.deleted`)] as const);
      for (const [from, to] of moved) renameSync(from, to);
      const failing = typeCheck(copy).filter((file) => !isTest(file));
      for (const [from, to] of moved) renameSync(to, from);
      return { name, files: new Set(failing).size, errors: failing.length };
    });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** What is deleted at once: a whole feature, or a part of one that has several. */
function deletions() {
  const parts = capabilities.filter(({ feature }) => feature);
  return [...new Set(parts.map(({ feature }) => String(feature)))].flatMap((feature) => {
    const own = parts.filter((part) => part.feature === feature);
    return [
      { name: feature, isPart: (one?: Capability) => one?.feature === feature },
      ...(own.length > 1 ? own : []).map((part) => ({
        name: `${feature}: ${part.name}`,
        isPart: (one?: Capability) => one === part,
      })),
    ];
  });
}

/** Returns the file of each error. */
function typeCheck(folder: string): string[] {
  const program = ["node_modules/typescript-7/bin/tsc", "--pretty", "false"];
  const { stdout, status } = spawnSync(process.execPath, program, { cwd: folder, encoding: "utf8" });
  const failing = [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = ""]) => file);
  if (status !== 0 && failing.length === 0) throw new Error(stdout);
  return failing;
}
