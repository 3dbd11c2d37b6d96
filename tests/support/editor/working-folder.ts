import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import path from "node:path";
import { linkPublic } from "../runner/linked-public";
import { newFolder } from "../runner/new-folder";

/** Makes a working folder of the desk on a server: a repository with a copy of the content, and the project's pictures. */
export function makeWorkingFolder(content: string): string {
  const folder = newFolder();
  cpSync(content, path.join(folder, "content"), { recursive: true, dereference: true });
  linkPublic(path.resolve("public"), folder);
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Programista", "-c", "user.email=p@modrawa.example", ...args], {
      cwd: folder,
    });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Treść");
  return folder;
}
