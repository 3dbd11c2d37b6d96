import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import type { ContentError } from "~/content/files/files.server";

const folder = mkdtempSync(path.join(tmpdir(), "modrawa-content-"));
cpSync("tests/fixtures/content", path.join(folder, "content"), { recursive: true });

beforeAll(() => {
  vi.resetModules();
  process.chdir(folder);
});

test("prepared content is the content that its files give, and is not parsed again", async () => {
  const { readAllContent } = await import("./content.server");
  const { readContent } = await import("~/content/files/files.server");
  const { stageContent } = await import("~/content/memo");
  const { noWork, withLoadingWork } = await import("~/content/files/loading-work");
  const { findPreparedContent, writePreparedContent } = await import("~/content/files/prepared.server");
  const work = noWork();
  const readAside = () => stageContent().load(readAllContent);
  withLoadingWork(work, readAside);

  await writePreparedContent("prepared.json", readAside);
  const prepared = await findPreparedContent(["missing.json", "prepared.json"]);
  expect(prepared).toEqual(work);
  const unused = z.never();
  expect(withLoadingWork(prepared ?? noWork(), () => readContent("brand.yaml", unused))).toMatchObject(
    work.parsed.get("brand.yaml") as object,
  );

  appendFileSync("content/brand.yaml", "# changed\n");
  expect(await findPreparedContent(["prepared.json"])).toBeNull();
});

test("what machines of the staff leave in files and beside them stops nothing (25.2)", async () => {
  const { readAllContent } = await import("./content.server");
  const { getBrand } = await import("~/content/brand.server");
  const { getPage } = await import("~/editorial/pages.server");
  const { stageContent } = await import("~/content/memo");
  const read = () =>
    stageContent().load(() => {
      readAllContent();
      return [getBrand(), getPage("/o-nas")];
    });
  const before = read();
  const beside = [
    "Thumbs.db",
    "news/._x.md",
    "products/._x.yaml",
    "spare-parts/._x.svg",
    "pages/~$x.md",
    "pages/x.md~",
  ];
  for (const name of beside) writeFileSync(`content/${name}`, "\0");
  for (const file of readdirSync("content", { recursive: true, encoding: "utf8" })) {
    if (!/^[^._~]*\.(?:md|yaml|json)$|^[^._~]*CZ-.*\.svg$/.test(file)) continue;
    const text = readFileSync(`content/${file}`, "utf8");
    writeFileSync(`content/${file}`, `\ufeff${text.replaceAll("\n", "\r\n")}`);
  }
  expect(read()).toEqual(before);
  for (const name of beside) rmSync(`content/${name}`);
});

test("a start reads every file of the content: none that is broken is found by a visitor first (25.2)", async () => {
  const { readAllContent } = await import("./content.server");
  const { stageContent } = await import("~/content/memo");
  const files = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => path.extname(name))
    .map((name) => `content/${name}`);
  const breakFile = (file: string) =>
    writeFileSync(file, path.extname(file) === ".md" ? "---\n{\n---\n" : "{");
  const broken = () => {
    try {
      stageContent().load(readAllContent);
    } catch (error) {
      return (error as ContentError).issues.map(({ file }) => file);
    }
  };
  // The fields of products are defined in it, so they cannot be judged without it.
  const kinds = "content/kinds.yaml";
  for (const file of files.filter((one) => one !== kinds)) breakFile(file);
  expect(files.filter((file) => !broken()?.includes(file))).toEqual([kinds]);
  breakFile(kinds);
  expect(broken()?.filter((file) => file === kinds)).toHaveLength(1);
});
