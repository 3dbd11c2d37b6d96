import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

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

/** @returns {string} hash of the names and contents of all that Vite reads */
export function hashOfViteSources() {
  const hash = createHash("sha256").update(process.version);
  for (const file of sources.flatMap(filesIn).sort()) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/** @param {string} source a file or a folder @returns {string[]} its files, without tests */
function filesIn(source) {
  if (!existsSync(source) || !statSync(source).isDirectory()) return existsSync(source) ? [source] : [];
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(source, name))
    .filter((file) => !isTest.test(file) && statSync(file).isFile());
}
