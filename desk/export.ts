import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Export } from "./backend";
import { writeEditor } from "./bundle";
import { deskConfig } from "./config";
import { editorPage } from "./page";

/** Content-Security-Policy of the exported editor. Allows any host, because the Git server is not known in advance. */
const policy = [
  "default-src 'none'; base-uri 'none'; form-action 'none'",
  "script-src 'self'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; font-src 'self'",
  "img-src 'self' blob: data: https:; media-src blob:; frame-src blob:; connect-src 'self' blob: data: https: http:",
].join("; ");

/**
 * Writes the CMS as static files for any web server, with the same fields as the desk but a Git repository as backend.
 * The options of select fields (products, categories) are a snapshot.
 */
export async function exportDesk({ folder, backend }: Export, siteUrl: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await writeEditor(folder);
  writeFileSync(path.join(folder, "config.json"), JSON.stringify(deskConfig(siteUrl, backend)));
  writeFileSync(path.join(folder, "index.html"), editorPage(policy));
}
