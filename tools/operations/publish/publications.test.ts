import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";

let published: string;
let publications: typeof import("./publications");

beforeEach(async () => {
  const dataDir = newFolder();
  published = path.join(dataDir, "published");
  vi.resetModules();
  vi.stubEnv("DATA_DIR", dataDir);
  publications = await import("./publications");
});

const current = () => readlinkSync(path.join(published, "current"));
const left = () => readdirSync(published).sort();

async function publishTimes(times: number) {
  for (let time = 0; time < times; time += 1) {
    publications.beginPublication();
    await publications.showNext({ files: [], removed: [], missing: [] });
  }
}

test("the last five publications are kept, and every one that an instance shows (25.5)", async () => {
  const { FileLock } = await import("lib/platform/database.server");
  await publishTimes(1);
  const instance = FileLock.share(path.join(published, "1/in-use"));
  await publishTimes(6);
  expect(left()).toEqual(["1", "3", "4", "5", "6", "7", "current"]);
  instance.release();
  await publishTimes(1);
  expect(left()).toEqual(["4", "5", "6", "7", "8", "current"]);
});

test("what an interrupted publication has left is removed by the next (25.5)", async () => {
  await publishTimes(1);
  for (const name of ["next/content", "0.old/content"])
    mkdirSync(path.join(published, name), { recursive: true });
  symlinkSync("2", path.join(published, "current.next"));
  await publishTimes(1);
  expect([left(), current()]).toEqual([["1", "2", "current"], "2"]);
});

test("what the Git of an interrupted publication still writes is not in the way of the next, nor in it (25.5, 25.54)", async () => {
  const folder = publications.laidFolder();
  mkdirSync(folder, { recursive: true });
  const git = spawn("sh", ["-c", "while : > $((file += 1)); do :; done"], { cwd: folder, stdio: "ignore" });
  onTestFinished(() => void git.kill());
  await expect.poll(() => readdirSync(folder)).not.toEqual([]);
  vi.resetModules();
  const next = await import("./publications");
  next.beginPublication();
  expect([next.laidFolder() === folder, left()]).toEqual([false, expect.arrayContaining(["next"])]);
});

test("a folder in place of the link is told with what to do, before anything is made (25.5)", () => {
  mkdirSync(path.join(published, "current"), { recursive: true });
  expect(publications.beginPublication).toThrow(/current jest folder: przenieś go/);
  expect(left()).toEqual(["current"]);
});

test("going back shows what was shown before, not what was taken back (25.41)", async () => {
  await publishTimes(2);
  const back = () => publications.showBefore();
  expect([await back(), current()]).toEqual(["1", "1"]);
  await publishTimes(1);
  expect([await back(), current()]).toEqual(["1", "1"]);
  expect([await back(), current()]).toEqual(["build", "build"]);
  expect([await back(), current()]).toEqual([null, "build"]);
});

test("going back to a publication that is damaged changes nothing (25.41)", async () => {
  await publishTimes(2);
  writeFileSync(path.join(published, "1/publication.json"), "");
  await expect(publications.showBefore()).rejects.toThrow("Publikacji 1 nie da się odczytać");
  expect(current()).toBe("2");
});
