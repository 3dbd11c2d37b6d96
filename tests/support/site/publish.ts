import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Site } from "./site";

/** A running site, and the folder from which it was started. */
export type Edited = { site: Site; cwd: string };

/** Starts `npm run publish` for a site. */
export function startPublishing({ site, cwd }: Edited) {
  return spawn(process.execPath, [path.join(cwd, "operations/operate.js"), "publish"], {
    cwd,
    env: { ...process.env, DATA_DIR: site.dataDir, LOG_LEVEL: "warn" },
  });
}

/** Publishes the content of a site; `complains` is what went to stderr. */
export async function publish(edited: Edited) {
  const child = startPublishing(edited);
  const [says, complains, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, says, complains };
}
