import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { placeCached } from "../../downloads/cache-folder.js";

const client = "build/client";

/**
 * Puts all other files that the site serves beside Vite's assets: those of `public/`, and the generated files for
 * visitors.
 */
export function layClientFolder() {
  for (const name of readdirSync(client))
    if (name !== "assets") rmSync(path.join(client, name), { recursive: true });
  cpSync("public", client, { recursive: true });
  copyFileSync(".cache/files.json", "build/files.json");
  /** @type {{ path: string }[]} */
  const made = JSON.parse(readFileSync("build/files.json", "utf8"));
  for (const { path: href } of made) placeCached(path.join(".cache/made", href), path.join(client, href));
}
