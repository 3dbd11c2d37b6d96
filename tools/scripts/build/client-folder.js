import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { fileForms, listPlainFiles } from "../../../lib/platform/plain-files.server.js";
import { placeCached } from "../../downloads/cache-folder.js";

const client = "build/client";
/** List of the files for visitors that the build has made; pages offer only these. */
const list = "build/files.json";
const missing = "missing-files.json";

/** Puts the files of `public/` beside Vite's assets, and removes all others. */
export function layPublicFiles() {
  rmSync(list, { force: true });
  for (const name of readdirSync(client))
    if (name !== "assets") rmSync(path.join(client, name), { recursive: true });
  for (const name of listPlainFiles("public")) cpSync(path.join("public", name), path.join(client, name));
}

/** Puts the generated files for visitors beside them, in place of those of the previous build. */
export function layMadeFiles() {
  const before = listed(list);
  rmSync(list, { force: true });
  for (const href of before)
    for (const form of fileForms) rmSync(path.join(client, href + form), { force: true });
  for (const href of listed(".cache/files.json"))
    placeCached(path.join(".cache/made", href), path.join(client, href));
  copyFileSync(`.cache/${missing}`, `build/${missing}`);
  // Written under another name first: a running site reads it.
  copyFileSync(".cache/files.json", `${list}.part`);
  renameSync(`${list}.part`, list);
}

/** @param {string} file @returns {string[]} the paths of the files in a list */
function listed(file) {
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, "utf8")).map((/** @type {{ path: string }} */ made) => made.path);
}
