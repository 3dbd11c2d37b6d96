import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import type { ContentError } from "~/content/files.server";
import { newFolder } from "../../tests/support/runner/new-folder";

// The modules imported from now on read the copy of the fixture's content in this folder.
const folder = newFolder();
cpSync("content", path.join(folder, "content"), { recursive: true, dereference: true });
process.chdir(folder);
vi.resetModules();
const { readAllContent } = await import("./content.server");
const { getBrand } = await import("~/brand/brand.server");
const { ContentCache } = await import("~/content/cache.server");
const { readContent } = await import("~/content/files.server");
const { stageContent } = await import("~/content/memo");
const { loadTaken, takeContent } = await import("~/content/prepared.server");
const { getPage } = await import("~/editorial/pages.server");
const { readProducts } = await import("~/range/products.server");
const { embeddedTree } = await import("~/range/tree.server");

test("taken content is what its files were, whatever is edited since, and is not parsed again", async () => {
  await takeContent("taken", new ContentCache(""), readAllContent);
  const brand = getBrand();
  const edited = readFileSync("content/brand.yaml", "utf8");
  writeFileSync("content/brand.yaml", `${edited}unknown: field\n`);

  const prepared = await loadTaken("taken", true);
  expect(prepared.load(getBrand)).toEqual(brand);
  const unused = z.never();
  expect(prepared.load(() => readContent("brand.yaml", unused).data)).toMatchObject({ name: brand.name });
  const parsed = await loadTaken("taken", false);
  expect(() => parsed.load(() => readContent("brand.yaml", unused))).toThrow();
  // A truncated file, as after a power cut.
  writeFileSync("taken/content.jsonl", '["parsed","brand.yaml",{"name":"Mod');
  const damaged = await loadTaken("taken", true);
  expect(damaged.load(getBrand)).toEqual(brand);
  writeFileSync("content/brand.yaml", edited);
});

test("a file that a publication has brought is offered, also by a build whose public/ lacks it (25.41)", async () => {
  await takeContent("published", new ContentCache(""), readAllContent);
  const offered = async () => {
    const { products } = (await loadTaken("published", false)).load(readProducts);
    return new Set(products.flatMap(({ downloads }) => downloads.map(({ path }) => path)));
  };
  expect(await offered()).toEqual(new Set());
  const [file = ""] = readProducts().files.flatMap(({ data }) => data.downloads.map(({ path }) => path));
  mkdirSync(path.join("published/files", path.dirname(file)), { recursive: true });
  writeFileSync(path.join("published/files", file), "x");
  expect(await offered()).toEqual(new Set([file]));
});

test("what a stricter release would no longer publish is shown as it was published (25.41)", async () => {
  cpSync("content", "earlier/content", { recursive: true });
  const [page, tree] = ["earlier/content/pages/o-nas.md", "earlier/content/categories.json"];
  writeFileSync(page, readFileSync(page, "utf8").replace(/^title: .*$/m, "title: Woda<br>i my"));
  const root = JSON.parse(readFileSync(tree, "utf8"));
  const many = Array.from({ length: 201 }, (_, place) => {
    const id = 900_000 + place;
    return { id, parentId: root.id, label: "Nowa", to: `/produkty/${id}-nowa`, image: null, children: [] };
  });
  writeFileSync(tree, JSON.stringify({ ...root, children: [...root.children, ...many] }, null, 1));

  expect(() => stageContent("earlier/content").load(readAllContent)).toThrow(
    /o-nas.*HTML[\s\S]*200 kategorii/,
  );
  const questions = "earlier/content/qanda.yaml";
  writeFileSync(questions, Buffer.concat([readFileSync(questions), Buffer.from("# \xb9\n", "latin1")]));
  expect(() => stageContent("earlier/content").load(readAllContent)).toThrow("UTF-8");
  const shown = await loadTaken("earlier", false);
  shown.load(readAllContent);
  expect(shown.load(() => getPage("/o-nas")?.title)).toContain("<br>");
  expect(shown.load(() => embeddedTree().byId.size)).toBeGreaterThan(201);
  // Content that this release cannot show at all is rejected.
  writeFileSync(page, readFileSync(page, "utf8").replace(/^title: .*$/m, "title: [1]"));
  const damaged = await loadTaken("earlier", false);
  expect(() => damaged.load(readAllContent)).toThrow("title");
});

test("what the staff's computers leave in and beside files is ignored (25.2)", async () => {
  const read = () =>
    stageContent("content").load(() => {
      readAllContent();
      return [getBrand(), getPage("/o-nas")];
    });
  const before = read();
  const beside = [
    ...["Thumbs.db", "news/._x.md", "products/._x.yaml"],
    ...["spare-parts/._x.svg", "pages/~$x.md", "pages/x.md~"],
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

test("a publication reads every file of the content: none that is broken is found by a visitor first (25.2)", async () => {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => path.extname(name))
    .map((name) => `content/${name}`);
  const breakFile = (file: string) =>
    writeFileSync(file, path.extname(file) === ".md" ? "---\n{\n---\n" : "{");
  const broken = () => {
    try {
      stageContent("content").load(readAllContent);
    } catch (error) {
      return (error as ContentError).issues.map(({ file }) => file);
    }
  };
  // This file defines the fields of products, so products cannot be checked without it.
  const kinds = "content/kinds.yaml";
  for (const file of files.filter((one) => one !== kinds)) breakFile(file);
  const found = broken();
  expect(files.filter((file) => !found?.includes(file))).toEqual([kinds]);
  breakFile(kinds);
  expect(broken()?.filter((file) => file === kinds)).toHaveLength(1);
});
