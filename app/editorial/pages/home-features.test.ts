import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";

test("a section of the home page that shows what the brand lacks is an issue with its line (25.31)", async () => {
  vi.resetModules();
  const folder = mkdtempSync(path.join(tmpdir(), "modrawa-home-"));
  cpSync("tests/fixtures/content", path.join(folder, "content"), { recursive: true });
  process.chdir(folder);
  rmSync("content/news", { recursive: true });
  const { getHome } = await import("./pages.server");
  expect(getHome).toThrow(/content\/pages\/home\.md:\d+ – sections\.kind: serwis nie ma aktualności/);
});
