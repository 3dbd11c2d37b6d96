import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { blobId } from "../versions/git";
import { layFiles } from "./lay-files";

const id = blobId("Nasz plik.\n");
const lay = (files: Record<string, string>) =>
  layFiles("laid", new Map(Object.entries(files).map(([name, source]) => [name, { source, id }])));

test("what is published has the bytes that were looked at: no others, nor what a link leads to that took its place since (25.44, 25.53)", async () => {
  process.chdir(newFolder());
  writeFileSync("a.txt", "Nasz plik.\n");
  writeFileSync("secret", "Cudze.\n");
  await lay({ "public/a.txt": "a.txt", "public/b/c.txt": "a.txt" });
  expect(readFileSync("laid/public/b/c.txt", "utf8")).toBe("Nasz plik.\n");
  // A file replaces a folder.
  await lay({ "public/b": "a.txt" });
  expect([existsSync("laid/public/a.txt"), readFileSync("laid/public/b", "utf8")]).toEqual([
    false,
    "Nasz plik.\n",
  ]);
  rmSync("a.txt");
  symlinkSync("secret", "a.txt");
  await expect(lay({ "public/d.txt": "a.txt" })).rejects.toThrow("Plik public/d.txt właśnie się zmienił");
  await expect(lay({ "public/e.txt": "secret" })).rejects.toThrow("public/e.txt");
  rmSync("a.txt");
  writeFileSync("a.txt", "Nasz plik.\n");
  await lay({ "public/d.txt": "a.txt" });
  expect(readFileSync("laid/public/d.txt", "utf8")).toBe("Nasz plik.\n");
});
