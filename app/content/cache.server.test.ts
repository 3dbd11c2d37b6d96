import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { newFolder } from "../../tests/support/runner/new-folder";
import { ContentCache } from "./cache.server";
import { readContent } from "./files.server";
import { fromContent, stageContent } from "./memo";

const names = Array.from({ length: 60 }, (_, place) => `news/${place}.yaml`);
let folder: string;
let parsed: string[];

beforeEach(() => {
  folder = newFolder();
  mkdirSync(`${folder}/content/news`, { recursive: true });
  mkdirSync(`${folder}/cache`);
  write("words.yaml", "known: tak");
  for (const name of names) write(name, "word: tak");
  parsed = [];
});

const cacheFile = () => `${folder}/cache/content.json`;
const write = (name: string, text: string) => writeFileSync(path.join(folder, "content", name), text);

/** Each file is valid if its word is the known one. */
const words = fromContent(() => readContent("words.yaml", z.object({ known: z.string() })).data.known);
const schemaOf = fromContent(() => {
  const known = words();
  return z.object({ word: z.literal(known) }).transform((value) => {
    parsed.push(value.word);
    return value;
  });
});

/** Reads all content. @returns the number of files that were parsed for it */
function read(cache = new ContentCache(cacheFile(), "code")): number {
  parsed = [];
  const load = () => cache.use(() => names.map((name) => readContent(name, schemaOf()).data));
  expect(stageContent(`${folder}/content`).load(load)).toHaveLength(names.length);
  return parsed.length;
}

test("only what has changed is parsed again, by this process and by the next (25.2)", () => {
  const cache = new ContentCache(cacheFile(), "code");
  expect([read(cache), read(cache), read()]).toEqual([60, 0, 0]);
  write("news/7.yaml", "# zmiana\nword: tak");
  expect([read(cache), read()]).toEqual([1, 1]);
  write("news/7.yaml", "word: tak");
  expect([read(cache), read()]).toEqual([1, 0]);
});

test("a file that is replaced with one of the same size and time is parsed again (25.2)", () => {
  const cache = new ContentCache(cacheFile(), "code");
  write("news/7.yaml", "word: tak #1");
  read(cache);
  const place = path.join(folder, "content/news/7.yaml");
  const { atime, mtime } = statSync(place);
  write("other.yaml", "word: tak #2");
  renameSync(path.join(folder, "content/other.yaml"), place);
  utimesSync(place, atime, mtime);
  expect(read(cache)).toBe(1);
});

test("so is each file whose schema is from a file that has changed, or that is invalid", () => {
  const cache = new ContentCache(cacheFile(), "code");
  read(cache);
  write("words.yaml", "known: nie");
  expect(() => read(cache)).toThrow("news/0.yaml");
  for (const name of names) write(name, "word: nie");
  expect([read(cache), read()]).toEqual([60, 0]);
});

test("results of other code, of a damaged file and of another user are ignored (25.2)", () => {
  read();
  expect(read(new ContentCache(cacheFile(), "other code"))).toBe(60);
  read();
  const whole = readFileSync(cacheFile(), "utf8");
  writeFileSync(cacheFile(), whole.replace('"tak"', '"nie"'));
  expect(read()).toBe(60);
  writeFileSync(cacheFile(), whole.slice(0, 500));
  expect(read()).toBe(60);
  vi.spyOn(process, "getuid").mockReturnValue((process.getuid?.() ?? 0) + 1);
  const before = readFileSync(cacheFile(), "utf8");
  write("news/7.yaml", "# zmiana\nword: tak");
  expect(read()).toBe(60);
  expect(readFileSync(cacheFile(), "utf8")).toBe(before);
});

test("what a killed process has left beside it is removed", () => {
  const left = `${cacheFile()}.x.part`;
  writeFileSync(left, "{");
  utimesSync(left, 0, 0);
  chmodSync(left, 0o600);
  read();
  expect(readdirSync(`${folder}/cache`)).toEqual(["content.json"]);
});
