import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/support/runner/new-folder";
import { compressFiles } from "./compress-files.js";
import { defineMaker, type Made } from "./make-file";
import { type FilePlan, type FileTarget, makeFiles } from "./manifest";

const folder = newFolder();
const folders = {
  cache: path.join(folder, "cache"),
  compressed: path.join(folder, "compressed"),
  served: path.join(folder, "served"),
};
const input = path.join(folder, "input.txt");
writeFileSync(input, "kran");
/** A job that runs a function. */
const run = defineMaker("test", (make: () => Made) => make());
const upperCase = () => new TextEncoder().encode(readFileSync(input, "utf8").toUpperCase());
/** A target with a plan that differs in some things from that of the others. */
const plan = (): FilePlan => ({
  date: "2026-10-20",
  files: [input],
  data: "v1",
  make: run(upperCase),
});
const targetOf = (other: Partial<FilePlan> = {}, path = "/files/a.txt"): FileTarget => ({
  path,
  plan: () => ({ ...plan(), ...other }),
});
const order = targetOf();

const build = (orders: FileTarget[]) => makeFiles(() => [orders], folders);
const served = () => readFileSync(path.join(folders.served, "files/a.txt"), "utf8");

test("files are made, served and listed by path, with their sizes and sums", async () => {
  const { files, made } = await build([targetOf({}, "/files/b.txt"), order]);
  expect(made).toBe(2);
  expect(existsSync(path.join(folders.served, "files/b.txt"))).toBe(true);
  expect(served()).toBe("KRAN");
  expect(files).toEqual([
    {
      path: "/files/a.txt",
      date: "2026-10-20",
      bytes: 4,
      sha256: "887335003877529165dab6180e5b963585e5aeb11ed4a24e49f1dd7b1559a19b",
      crc32: 2054154285,
    },
    expect.objectContaining({ path: "/files/b.txt" }),
  ]);
});

test("a file is made again only when what it is made from or its look has changed (25.25)", async () => {
  await build([order]);
  expect((await build([order])).made).toBe(0);
  writeFileSync(input, "wanna");
  expect((await build([order])).made).toBe(1);
  expect(served()).toBe("WANNA");
  expect((await build([targetOf({ data: "v2" })])).made).toBe(1);
  const inLook = (accent: string) => makeFiles(() => [[order]], folders, { look: { print: { accent } } });
  await inLook("#15803D");
  expect((await inLook("#15803D")).made).toBe(0);
  expect((await inLook("#6B2D84")).made).toBe(1);
});

test("what is no longer a target stays in the cache for a week, but not listed", async () => {
  await build([order]);
  expect((await build([])).files).toEqual([]);
  expect(readdirSync(folders.cache)).not.toEqual(["state.json"]);
  const long = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  for (const name of readdirSync(folders.cache)) utimesSync(path.join(folders.cache, name), long, long);
  await build([]);
  expect(readdirSync(folders.cache)).toEqual(["state.json"]);
});

test("a file whose inputs are the same is not read again, unless its size is another one", async () => {
  const [first] = (await build([order])).files;
  // One file, in the cache and where it is served.
  const file = path.join(folders.served, "files/a.txt");
  writeFileSync(file, "x".repeat(first?.bytes ?? 0));
  expect((await build([order])).files).toEqual([first]);
  writeFileSync(file, "x");
  expect((await build([order])).files).toEqual([expect.objectContaining({ bytes: 1 })]);
  rmSync(folders.cache, { recursive: true });
});

const fail = () => {
  throw new Error("za długi spis");
};
const failing = targetOf({ data: "too long", make: run(fail) });

test("a file that cannot be planned or made is named and gone, and the others are made (22.16)", async () => {
  await build([order]);
  const orders = [
    failing,
    targetOf({ files: ["nie-ma"] }, "/files/b.txt"),
    targetOf({}, "/files/c.txt"),
    { path: "/files/d.txt", plan: fail },
    { path: "/files/none.txt", plan: () => null },
  ];
  const { files, missing } = await build(orders);
  expect(files.map(({ path: href }) => href)).toEqual(["/files/c.txt"]);
  expect(missing).toEqual([
    { path: "/files/a.txt", reason: "za długi spis", isFormerKept: false },
    { path: "/files/b.txt", reason: expect.stringContaining("nie-ma"), isFormerKept: false },
    { path: "/files/d.txt", reason: "za długi spis", isFormerKept: false },
  ]);
  expect(existsSync(path.join(folders.served, "files/a.txt"))).toBe(false);
});

test("of an edition that cannot be made, the former one stays with its date and pages (22.16)", async () => {
  const pages = { start: 1 };
  const make = () => ({ bytes: new Uint8Array([1]), pages });
  const [listed] = (await build([targetOf({ data: "2025", date: "2025-10-20", make: run(make) })])).files;
  if (!listed) throw new Error("Nothing was made");
  const former = () => ({ listed, file: path.join(folders.served, order.path) });
  const { files, missing } = await makeFiles(() => [[{ ...failing, isEdition: true }]], {
    ...folders,
    former,
  });
  expect(files).toEqual([{ ...listed, date: "2025-10-20", pages }]);
  expect(missing).toEqual([expect.objectContaining({ path: order.path, isFormerKept: true })]);
});

test("what cannot be written ends with an error: it concerns all files", async () => {
  writeFileSync(path.join(folder, "file"), "");
  const full = { ...folders, served: path.join(folder, "file") };
  await expect(makeFiles(() => [[order]], full)).rejects.toThrow();
});

test("a file that the build has with the same bytes is not placed again, and later stages find it there (25.5)", async () => {
  const place = path.join(folders.served, "files/a.txt");
  await build([order]);
  rmSync(place);
  const listed: Parameters<typeof makeFiles>[0] = (made) => [
    [order],
    [{ path: "/files/list.txt", plan: () => ({ ...plan(), date: made.get(order.path) ?? "" }) }],
  ];
  const inBuild = (sum: string) => (href: string, sha256: string) =>
    href === order.path && sha256 === sum ? "built.txt" : null;
  const { files } = await makeFiles(listed, { ...folders, built: inBuild("other") });
  expect(existsSync(place)).toBe(true);
  rmSync(place);
  const again = await makeFiles(listed, { ...folders, built: inBuild(files[0]?.sha256 ?? "") });
  expect([again.missing, existsSync(place)]).toEqual([[], false]);
  expect(again.files.map(({ date }) => date)).toEqual(["2026-10-20", "built.txt"]);
});

test("a later stage can read the files of an earlier one, also the compressed ones", async () => {
  const text = targetOf({ make: run(() => new TextEncoder().encode("<svg>".repeat(500))) }, "/files/a.svg");
  const there = () =>
    readdirSync(path.join(folders.served, "files")).filter((name) => name.startsWith("a.svg"));
  const plan = () => ({ date: there().join(), files: [], make: run(() => new Uint8Array()) });
  const { files } = await makeFiles(() => [[text], [{ path: "/files/list.txt", plan }]], folders);
  expect(files.at(-1)?.date).toBe("a.svg,a.svg.br,a.svg.gz");
});

test("files of the same content are compressed beside one another", async () => {
  const alike = path.join(folder, "alike");
  mkdirSync(alike);
  const names = Array.from({ length: 8 }, (_, index) => `${index}.svg`);
  for (const name of names) writeFileSync(path.join(alike, name), "<path/>".repeat(10_000));
  await compressFiles(alike, folders.compressed);
  expect(readdirSync(alike)).toEqual(names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]));
});

test("a text of more than 4 MB is not compressed for many seconds, but at a quick quality", async () => {
  const large = path.join(folder, "large");
  mkdirSync(large);
  const text = Buffer.from("Bateria umywalkowa. ".repeat(200_001));
  writeFileSync(path.join(large, "data.json"), text);
  await compressFiles(large, folders.compressed);
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  expect(readFileSync(path.join(large, "data.json.br")).equals(quick)).toBe(true);
});

test("nothing is made of what a link among the public files leads to (25.53)", async () => {
  process.chdir(folder);
  mkdirSync("public/models", { recursive: true });
  symlinkSync(input, "public/models/a.svg");
  const ofModel = targetOf({ files: ["public/models/a.svg"] });
  const reason = expect.stringContaining("Brakuje pliku public/models/a.svg");
  expect((await build([ofModel])).missing).toEqual([expect.objectContaining({ reason })]);
  rmSync("public/models/a.svg");
  writeFileSync("public/models/a.svg", "<svg/>");
  expect((await build([ofModel])).made).toBe(1);
});
