import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Export } from "./backend";
import { writeEditor } from "./bundle";
import { deskConfig } from "./config";
import { editorPage } from "./page";

/** As the desk's own, and the API of the Git host: its address and those of its pictures are not known beforehand. */
const policy = [
  "default-src 'none'; base-uri 'none'; form-action 'none'",
  "script-src 'self'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; font-src 'self'",
  "img-src 'self' blob: data: https:; media-src blob:; frame-src blob:; connect-src 'self' blob: data: https: http:",
].join("; ");

/**
 * Writes the editor as files for any web server: the desk's own fields and forms, over the repository of a Git host
 * instead of this folder. What there is to choose from (products, categories) stays that of the moment.
 */
export async function exportDesk({ folder, backend }: Export, siteUrl: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await writeEditor(folder);
  writeFileSync(path.join(folder, "config.json"), JSON.stringify(deskConfig(siteUrl, backend)));
  writeFileSync(path.join(folder, "index.html"), editorPage(policy));
}
