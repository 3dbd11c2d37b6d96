import { cpSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import type { ContentError } from "~/content/files.server";

const folder = mkdtempSync(path.join(tmpdir(), "modrawa-content-"));
cpSync("tests/fixtures/content", path.join(folder, "content"), { recursive: true });

beforeAll(() => {
  vi.resetModules();
  process.chdir(folder);
});

test("a start reads every file of the content: none that is broken is found by a visitor first (25.2)", async () => {
  const { prepareContent } = await import("./content.server");
  const files = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => path.extname(name))
    .map((name) => `content/${name}`);
  for (const file of files) writeFileSync(file, path.extname(file) === ".md" ? "---\n{\n---\n" : "{");
  let broken: string[] = [];
  try {
    prepareContent();
  } catch (error) {
    broken = (error as ContentError).issues.map(({ file }) => file);
  }
  expect(files.filter((file) => !broken.includes(file))).toEqual([]);
});
