import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { restoreEarlierAssets, stashAssets } from "./earlier-builds.js";

let folder: string;

beforeEach(() => {
  folder = newFolder();
});

/** Simulates `npm run build`: the compiler deletes the assets folder and writes new files. */
function build(...files: string[]): string[] {
  const assets = path.join(folder, "build/client/assets");
  stashAssets(folder);
  rmSync(path.join(folder, "build"), { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  for (const file of files) writeFileSync(path.join(assets, file), "");
  restoreEarlierAssets(folder);
  return readdirSync(assets);
}

test("the files of the two builds before stay, those of older ones are removed (13.6)", () => {
  build("shared.js", "1.js");
  expect(build("shared.js", "2.js")).toEqual(["1.js", "2.js", "shared.js"]);
  expect(build("shared.js", "3.js")).toEqual(["1.js", "2.js", "3.js", "shared.js"]);
  expect(build("shared.js", "4.js")).toEqual(["2.js", "3.js", "4.js", "shared.js"]);
});

test("building the same again removes nothing", () => {
  for (const file of ["1.js", "2.js", "2.js", "2.js"]) build(file);
  expect(build("2.js")).toEqual(["1.js", "2.js"]);
});

test("with an unreadable record only the earlier files are lost", () => {
  build("1.js");
  writeFileSync(path.join(folder, ".cache/kept-builds.json"), "{");
  expect(build("2.js")).toEqual(["2.js"]);
});
