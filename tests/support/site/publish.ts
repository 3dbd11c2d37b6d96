import { spawn } from "node:child_process";
import path from "node:path";
import { outcome } from "../services/outcome";
import type { Site } from "./site";

/** A running site, and the folder from which it was started. */
export type Edited = { site: Site; cwd: string };

/** Starts `npm run publish` for a site. */
export function startPublishing({ site, cwd }: Edited) {
  return spawn(process.execPath, [path.join(cwd, "tools/operations/operate.js"), "publish"], {
    cwd,
    env: { ...process.env, DATA_DIR: site.dataDir, LOG_LEVEL: "warn" },
  });
}

/** Publishes the content of a site. */
export function publish(edited: Edited) {
  return outcome(startPublishing(edited));
}
