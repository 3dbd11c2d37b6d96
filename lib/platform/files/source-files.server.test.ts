import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { readSourceFile, sourceFile, sourceFileBytes } from "./source-files.server";

const text = "STEP ".repeat(1000);

beforeAll(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), "source-files-")));
  mkdirSync("public/models", { recursive: true });
  writeFileSync("public/models/a.step.gz", gzipSync(text));
  writeFileSync("public/models/b.stl", text);
});

test.each(["/models/a.step", "/models/b.stl"])(
  "%s has its plain size and content, however it is stored",
  (href) => {
    expect(sourceFileBytes(href)).toBe(text.length);
    expect(Buffer.from(readSourceFile(sourceFile(href))).toString()).toBe(text);
  },
);

test("a missing file has no size", () => {
  expect(sourceFileBytes("/models/c.step")).toBeNull();
});
