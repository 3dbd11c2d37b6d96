import { execFileSync, spawn } from "node:child_process";
import { cpSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { made, project } from "../../docs/project-files";
import { outcome } from "../services/outcome";
import { newFolder } from "./new-folder";

/**
 * Copies the project as a fresh checkout has it, so that a test may change it as a document says. `node_modules` is a link.
 * @param linked further files and folders that are links, because nothing changes them
 */
export function copyProject(linked: readonly string[] = []) {
  const folder = newFolder();
  for (const name of readdirSync(project).filter((entry) => !made.has(entry)))
    if (!linked.includes(name))
      cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
  for (const name of [...linked, "node_modules"])
    symlinkSync(path.join(project, name), path.join(folder, name));
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  return {
    folder,
    at: (name: string) => path.join(folder, name),
    /** Runs a program there. @returns what it printed if it fails, else nothing */
    async failureOf(command: string): Promise<string> {
      const { code, says, complains } = await outcome(spawn("npx", command.split(" "), { cwd: folder }));
      return code === 0 ? "" : says + complains;
    },
  };
}
