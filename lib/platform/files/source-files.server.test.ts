import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { sourceFileBytes } from "./source-files.server";

const text = "STEP ".repeat(1000);

beforeAll(() => {
  process.chdir(newFolder());
  mkdirSync("public/models", { recursive: true });
  writeFileSync("public/models/a.step.gz", gzipSync(text));
  writeFileSync("public/models/b.stl", text);
});

test.each(["/models/a.step", "/models/b.stl"])("%s has its plain size, however it is stored", (href) =>
  expect(sourceFileBytes(href)).toBe(text.length),
);

test("a missing file has no size", () => {
  expect(sourceFileBytes("/models/c.step")).toBeNull();
});
