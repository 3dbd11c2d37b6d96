import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listPlainFiles } from "../../../lib/platform/plain-files.server.js";

/** What Vite reads: the application, `lib/`, and what it and the configuration take from `content/`. */
const sources = [
  "app",
  "lib",
  "content/theme",
  "content/brand.yaml",
  "tools/scripts/build",
  "remix.config.js",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
const isTest = /\.test\.tsx?$/;

/**
 * Runs a part of the build, unless nothing that it reads has changed since its last run.
 * @param {string} stamp file for the hash of what it reads
 * @param {string[]} others files and folders that it reads beside what Vite reads
 * @param {() => Promise<unknown>} work
 * @returns {Promise<string | undefined>} what the build prints about it
 */
export async function unlessUnchanged(stamp, others, work) {
  const hash = hashOf([...sources, ...others]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return "bez zmian";
  // An interrupted run leaves a mixture, even if its inputs are restored before the next run.
  rmSync(stamp, { force: true });
  await work();
  writeFileSync(stamp, hash);
}

/** @param {string[]} read @returns {string} hash of the names and contents of files and folders, without tests */
export function hashOf(read) {
  const hash = createHash("sha256").update(process.version);
  for (const file of read.flatMap(filesIn).sort()) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/** @param {string} source a file or a folder @returns {string[]} its files, without tests */
function filesIn(source) {
  if (!existsSync(source) || !statSync(source).isDirectory()) return existsSync(source) ? [source] : [];
  return listPlainFiles(source)
    .map((name) => path.join(source, name))
    .filter((file) => !isTest.test(file));
}
