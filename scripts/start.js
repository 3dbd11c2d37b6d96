/** `npm start`: builds the site if the build is missing or older than its sources, then serves it. */
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { node } from "./run.js";

const sources = [
  "app",
  "content",
  "public",
  "scripts",
  "server",
  "server.ts",
  "remix.config.js",
  "vite.config.ts",
  "package-lock.json",
];
const built = statSync("build/server.js", { throwIfNoEntry: false });

if (!built || sources.some((source) => newestChange(source) > built.mtimeMs)) await node("scripts/build.js");
await import(path.resolve("build/server.js"));

/** @param {string} source a file or a folder @returns {number} time of its newest change, ms since 1970 */
function newestChange(source) {
  const { mtimeMs } = statSync(source);
  const inside = statSync(source).isDirectory() ? readdirSync(source) : [];
  return Math.max(mtimeMs, ...inside.map((name) => newestChange(path.join(source, name))));
}
