import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import type { Editor } from "../../../tools/desk/settings";
import { allOrNothing, putFile } from "../../../tools/desk/versions/put-files";
import { commitFiles } from "../../../tools/desk/versions/working-folder";
import { newFolder } from "../runner/new-folder";

export const anna: Editor = { name: "Anna Nowak", address: "anna@modrawa.example", isPublisher: true };
export const jan: Editor = { name: "Jan Zych", address: "jan@modrawa.example", isPublisher: false };

export const gitOf = (folder: string, ...args: string[]) =>
  execFileSync(
    "git",
    ["-C", folder, "-c", "user.name=Programista", "-c", "user.email=p@modrawa.example", ...args],
    { encoding: "utf8", stdio: "pipe" },
  );
export const git = (...args: string[]) => gitOf(".", ...args);

/** Clones an empty repository into a working folder, which becomes the current folder. */
export function goToClone(): void {
  process.chdir(newFolder());
  git("init", "--quiet", "--bare", "remote");
  git("clone", "--quiet", "remote", "desk");
  process.chdir("desk");
  mkdirSync("content");
  writeFileSync(".gitignore", "*.part\n");
  git("add", "--all");
  git("commit", "--quiet", "--message", "start");
}

/** Saves files as the desk does; null deletes one. */
export const saveAll = (texts: Record<string, string | null>, subject: string, editor: Editor) =>
  allOrNothing(
    () => {
      for (const [name, text] of Object.entries(texts)) putFile(name, text);
    },
    (files) => commitFiles(files, subject, editor),
  );
export const save = (name: string, text: string | null, editor: Editor) =>
  saveAll({ [name]: text }, name, editor);
