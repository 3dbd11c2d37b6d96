import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { crc32, gzipSync } from "node:zlib";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { type ServedEntry, zipServedFiles } from "./served-zip.server";

const date = "2026-10-20";
const large = "abcdefgh".repeat(100_000);

/** Writes files as the build would; returns functions that ZIP or delete them. */
function served(files: Record<string, string | Uint8Array>) {
  const folder = newFolder();
  mkdirSync(path.join(folder, "files"));
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, "files", name), content);
  const entry = (name: string): ServedEntry => ({ name: `zażółć/${name}`, href: `/files/${name}`, date });
  return {
    zip: (...names: string[]) =>
      zipServedFiles(names.map(entry), { fileAt: (href) => folder + href, crcOf: () => null }),
    remove: (name: string) => rmSync(path.join(folder, "files", name)),
  };
}

const read = (content: ReadableStream<Uint8Array<ArrayBuffer>>) => new Response(content).bytes();

test("a ZIP holds its files, compressed where the build compressed them, is as long as it says and always the same", async () => {
  const { zip } = served({ "a.step": large, "a.step.gz": gzipSync(large), "b.pdf": "plain", "c.glb": large });
  const { bytes, content } = await zip("a.step", "b.pdf", "c.glb");
  const made = await read(content);
  expect(made.byteLength).toBe(bytes);
  expect(bytes).toBeLessThan(1.1 * large.length);
  const files = Object.entries(unzipSync(made)).map(([name, file]) => [name, strFromU8(file)]);
  expect(files).toEqual([
    ["zażółć/a.step", large],
    ["zażółć/b.pdf", "plain"],
    ["zażółć/c.glb", large],
  ]);
  const again = await read((await zip("a.step", "b.pdf", "c.glb")).content);
  // Vitest would compare them byte by byte, which takes seconds.
  expect(Buffer.compare(again, made)).toBe(0);
  // A program that reads it as a stream needs the sizes, and the CRC, before each file: no bit 3 among the flags.
  const record = Buffer.from(made);
  expect([record.readUInt16LE(6) & 8, record.readUInt32LE(14), record.readUInt32LE(22)]).toEqual([
    0,
    crc32(large),
    large.length,
  ]);
});

test("an empty file is in the ZIP, and what follows it", async () => {
  const { bytes, content } = await served({ "a.txt": "", "b.pdf": "plain" }).zip("a.txt", "b.pdf");
  const made = await read(content);
  expect(made.byteLength).toBe(bytes);
  expect(Object.values(unzipSync(made)).map((file) => strFromU8(file))).toEqual(["", "plain"]);
});

test("files whose content alone differs have different tags", async () => {
  const [one, other] = [served({ "a.pdf": "one" }), served({ "a.pdf": "two" })];
  expect((await one.zip("a.pdf")).tag).not.toBe((await other.zip("a.pdf")).tag);
});

test("a file is read when its turn comes, and not before", async () => {
  const { zip, remove } = served({ "a.glb": large, "b.glb": large });
  const reader = (await zip("a.glb", "b.glb")).content.getReader();
  await reader.read();
  remove("b.glb");
  const readToTheEnd = async () => {
    while (!(await reader.read()).done);
  };
  await expect(readToTheEnd()).rejects.toThrow("ENOENT");
});

test("there is no ZIP with a file that is missing", async () => {
  await expect(served({}).zip("a.pdf")).rejects.toThrow("ENOENT");
});
