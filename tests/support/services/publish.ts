import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Site } from "../site/site";

type Edited = { site: Site; cwd: string };

/** Starts `npm run publish` for a site that runs over edited content. */
export function startPublishing({ site, cwd }: Edited) {
  return spawn(process.execPath, [path.join(cwd, "operations/operate.js"), "publish"], {
    cwd,
    env: { ...process.env, DATA_DIR: site.dataDir, LOG_LEVEL: "warn" },
  });
}

/** Publishes edited content. @returns the exit code, and what was printed on stdout and stderr */
export async function publish(edited: Edited) {
  const child = startPublishing(edited);
  const [says, complains, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, says, complains };
}
