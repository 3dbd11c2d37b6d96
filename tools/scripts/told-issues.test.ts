import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/support/runner/new-folder";

test("`npm run packshots` tells an issue of the content by file and line (25.2)", () => {
  const cwd = newFolder();
  mkdirSync(path.join(cwd, "content"));
  symlinkSync(path.resolve("tools"), path.join(cwd, "tools"));
  const env = { ...process.env, BLENDER: "true", TSX_TSCONFIG_PATH: path.resolve("tsconfig.json") };
  const args = ["--import", import.meta.resolve("tsx"), path.resolve("tools/scripts/packshots.ts")];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^content\/\S+:1 – .*\n$/)]);
});
