/**
 * `desk-for-editors.ts PORT TOKEN BRAND` serves the desk of a server, over a clone of a repository with a copy of a fixture,
 * and prints the folder in which both are; a publisher has the session of a token. It syncs with the repository every second.
 */
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getEnv } from "lib/platform/env.server";
import { serveDesk } from "../../../tools/desk/server";
import { anna, gitOf, jan } from "../editor/clone";
import { makeWorkingFolder } from "../editor/working-folder";
import { newFolder } from "../runner/new-folder";

const [port = "", token = "", brand = ""] = process.argv.slice(2);
const release = process.cwd();
const content = newFolder();
cpSync("content/theme", path.join(content, "theme"), { recursive: true });
cpSync(`${brand}/content`, content, { recursive: true });
const ticket = { address: anna.address, until: Date.now() + 3_600_000 };
mkdirSync(path.join(getEnv().DATA_DIR, "desk"), { recursive: true });
writeFileSync(
  path.join(getEnv().DATA_DIR, "desk/sessions.json"),
  JSON.stringify([[createHash("sha256").update(token).digest("base64url"), ticket]]),
);
const folder = makeWorkingFolder(content);
const remote = path.join(getEnv().DATA_DIR, "remote");
gitOf(".", "clone", "--quiet", "--bare", folder, remote);
gitOf(folder, "remote", "add", "origin", remote);
gitOf(folder, "push", "--quiet", "--set-upstream", "origin", "HEAD");
process.chdir(folder);
const settings = {
  url: new URL(`http://localhost:${port}`),
  previewUrl: new URL(`http://podglad.localhost:${port}`),
  editors: new Map([anna, jan].map((editor) => [editor.address, editor])),
  folder,
  release,
  userHeader: null,
  proxySecret: null,
};
await serveDesk({ port: Number(port), siteUrl: "http://localhost:3000", settings, exchangeMs: 1_000 });
console.log(folder);
