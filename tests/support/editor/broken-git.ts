import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { vi } from "vitest";
import { git } from "./clone";

/**
 * Puts a Git first in the PATH that, at its n-th command, is killed before or after it, kills its caller, or finds the disk full.
 * @returns a function that puts the usual Git back, and says whether the n-th command was reached
 */
export function breakGit(step: number, how: "before" | "after" | "asker" | "full"): () => boolean {
  mkdirSync("../bin", { recursive: true });
  const real = path.join(git("--exec-path").trim(), "git");
  const ends = {
    before: "kill -9 $$",
    after: `"${real}" "$@"; kill -9 $$`,
    asker: "kill -9 $PPID; exit 1",
    full: "echo 'No space left' >&2; exit 128",
  };
  const lines = [
    "#!/bin/sh",
    'echo >> "$0.count"',
    `[ $(wc -l < "$0.count") = ${step} ] && { ${ends[how]}; }`,
  ];
  writeFileSync("../bin/git", [...lines, `exec "${real}" "$@"`].join("\n"));
  writeFileSync("../bin/git.count", "");
  chmodSync("../bin/git", 0o755);
  vi.stubEnv("PATH", `${path.resolve("../bin")}:${process.env.PATH}`);
  return () => {
    vi.unstubAllEnvs();
    return readFileSync("../bin/git.count", "utf8").length >= step;
  };
}
