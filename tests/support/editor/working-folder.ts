import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import path from "node:path";
import { newFolder } from "../runner/new-folder";

/** Makes a working folder of the desk on a server: a repository with a copy of the content, and the project's pictures. */
export function makeWorkingFolder(content: string): string {
  const folder = newFolder();
  cpSync(content, path.join(folder, "content"), { recursive: true, dereference: true });
  cpSync("public", path.join(folder, "public"), { recursive: true, dereference: true });
  // Pictures do not get smaller by being compressed again.
  const settings = ["user.name=Programista", "user.email=p@modrawa.example", "core.compression=0"];
  const git = (...args: string[]) =>
    execFileSync("git", [...settings.flatMap((setting) => ["-c", setting]), ...args], { cwd: folder });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Treść");
  return folder;
}
