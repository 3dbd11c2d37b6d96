import { existsSync, mkdirSync, readlinkSync, symlinkSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { outcome } from "../services/outcome";
import { startCommand } from "./operate";
import type { Site } from "./site";

/** A running site, and the folder from which it was started. */
export type Edited = { site: Site; cwd: string };

/** Starts `npm run publish` for a site. */
export function startPublishing({ site, cwd }: Edited, ...args: string[]) {
  return startCommand(["publish", ...args], { cwd, env: { DATA_DIR: site.dataDir, LOG_LEVEL: "warn" } });
}

/** Publishes the content of a site and waits until the site shows it. */
export async function publish(edited: Edited, ...args: string[]) {
  const ended = await outcome(startPublishing(edited, ...args));
  const { url, dataDir } = edited.site;
  const shown = async () => (await (await fetch(`${url}/readyz`)).json()).publication;
  const published = () => path.basename(readlinkSync(path.join(dataDir, "published/current")));
  while (ended.code === 0 && (await shown()) !== published()) await pause(50);
  return ended;
}

/** Publishes a site's content as in a container, without files and without the checks between files. Takes a second. */
export async function publishText({ site, cwd }: Edited): Promise<void> {
  const container = path.join(path.dirname(cwd), "container");
  if (!existsSync(container)) {
    mkdirSync(container);
    for (const name of ["build", "content"]) symlinkSync(path.join(cwd, name), path.join(container, name));
  }
  const { code, complains } = await publish({ site, cwd: container });
  if (code !== 0) throw new Error(complains);
}
