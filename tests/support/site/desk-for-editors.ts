/** `desk-for-editors.ts PORT TOKEN` serves the desk of a server over a copy of the fixture; its editor has the session of a token. */
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getEnv } from "lib/platform/env.server";
import { serveDesk } from "../../../tools/desk/server";
import { makeWorkingFolder } from "../editor/working-folder";

const [port = "", token = ""] = process.argv.slice(2);
const release = process.cwd();
const content = mkdtempSync(path.join(tmpdir(), "modrawa-content-"));
cpSync("content/theme", path.join(content, "theme"), { recursive: true });
cpSync("tests/fixtures/content", content, { recursive: true });
const editor = { name: "Anna Nowak", address: "anna@modrawa.example", isPublisher: true };
const ticket = { address: editor.address, until: Date.now() + 3_600_000 };
mkdirSync(path.join(getEnv().DATA_DIR, "desk"), { recursive: true });
writeFileSync(
  path.join(getEnv().DATA_DIR, "desk/sessions.json"),
  JSON.stringify([[createHash("sha256").update(token).digest("base64url"), ticket]]),
);
const folder = makeWorkingFolder(content);
process.chdir(folder);
const url = new URL(`http://localhost:${port}`);
const settings = { url, editors: new Map([[editor.address, editor]]), folder, release, userHeader: null };
await serveDesk({ port: Number(port), siteUrl: "http://localhost:3000", settings });
console.log("The desk is served");
