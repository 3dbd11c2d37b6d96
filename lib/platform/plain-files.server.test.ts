import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/support/runner/new-folder";
import { isPlainFile, listOddFiles, listPlainFiles } from "./plain-files.server.js";

const outside = newFolder();
writeFileSync(path.join(outside, "secret"), "x");
const folder = newFolder();
const at = (name: string) => path.join(folder, name);
mkdirSync(at("news/2026"), { recursive: true });
for (const name of ["a.txt", "news/2026/b.md"]) writeFileSync(at(name), "x");
const links = {
  file: path.join(outside, "secret"),
  folder: outside,
  loop: "..",
  self: "self",
  dangling: "/nowhere",
  within: "a.txt",
  "news/upwards": "../..",
};
for (const [name, target] of Object.entries(links)) symlinkSync(target, at(name));
execFileSync("mkfifo", [at("pipe")]);

test("files of ours are those that lie in a folder, not what a link in it leads to, wherever that is (25.53)", () => {
  expect(listPlainFiles(folder)).toEqual(["a.txt", "news/2026/b.md"]);
  expect(listPlainFiles(folder, "news")).toEqual(["news/2026/b.md"]);
  for (const below of ["folder", "loop", "nowhere", "news/upwards/news", ".."])
    expect([below, listPlainFiles(folder, below)]).toEqual([below, []]);
  expect(listOddFiles(folder)).toEqual([...Object.keys(links), "pipe"].sort());
  for (const name of ["a.txt", "/news/2026/b.md", "news//2026/./b.md"])
    expect([name, isPlainFile(folder, name)]).toEqual([name, true]);
  const others = [
    ...Object.keys(links),
    ...["folder/secret", "loop/a.txt", "news/upwards/a.txt", "pipe", "news", "", "/", "."],
    ...[`../${path.basename(outside)}/secret`, "news/../../x", "none", "a.txt/b", "a\0b", "a".repeat(300)],
  ];
  for (const name of others) expect([name, isPlainFile(folder, name)]).toEqual([name, false]);
});

test("the folder itself may be a link, and a second name for a file is a file (25.53)", () => {
  symlinkSync(folder, path.join(outside, "current"));
  expect(listPlainFiles(path.join(outside, "current"))).toEqual(["a.txt", "news/2026/b.md"]);
  expect(isPlainFile(path.join(outside, "current"), "a.txt")).toBe(true);
  linkSync(at("a.txt"), at("news/c.txt"));
  expect(isPlainFile(folder, "news/c.txt")).toBe(true);
  expect([listPlainFiles("/nowhere"), isPlainFile("/nowhere", "a.txt")]).toEqual([[], false]);
});
