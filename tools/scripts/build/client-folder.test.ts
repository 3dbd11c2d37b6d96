import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listPlainFiles } from "lib/platform/files.server";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { layPublicFiles } from "./client-folder.js";
import { newestChange } from "./is-built.js";
import { unlessUnchanged } from "./unchanged.js";

test("the build takes files of `public/`, and no link in it, also one that leads upwards or nowhere (25.53)", async () => {
  process.chdir(newFolder());
  writeFileSync("secret", "x");
  for (const folder of ["build/client/assets", "public/images/news"]) mkdirSync(folder, { recursive: true });
  for (const file of ["build/client/assets/a.js", "build/client/old.txt", "public/images/news/a.jpg"])
    writeFileSync(file, file);
  for (const [name, target] of Object.entries({ s: "../secret", up: "../..", gone: "/nowhere", all: ".." }))
    symlinkSync(target, path.join("public", name));
  layPublicFiles();
  expect(listPlainFiles("build/client")).toEqual(["assets/a.js", "images/news/a.jpg"]);
  expect(["s", "up", "gone", "all"].filter((name) => existsSync(path.join("build/client", name)))).toEqual(
    [],
  );
  expect(readFileSync("build/client/images/news/a.jpg", "utf8")).toBe("public/images/news/a.jpg");
  expect(newestChange("public")).toBeGreaterThan(0);
  expect(await unlessUnchanged("stamp", ["public"], async () => {})).toBeUndefined();
  expect(await unlessUnchanged("stamp", ["public"], async () => {})).toBe("bez zmian");
});
