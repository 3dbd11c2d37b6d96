import { spawn } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { makeRunFolder, removeRunFolder, takeContent } from "../runner/run-folder";
import { outcome } from "../services/outcome";
import { publish } from "../site/publish";
import { startSite } from "../site/site";
import type { DeskAlone } from "./desk";

/** Starts the built site with the content and the pictures of a desk, and returns the staff's commands on them. */
export async function startPublishedSite(desk: DeskAlone) {
  const folder = makeRunFolder();
  const cwd = folder.site;
  for (const name of ["content", "public"]) {
    rmSync(path.join(cwd, name));
    symlinkSync(desk.at(name), path.join(cwd, name));
  }
  takeContent(folder);
  const site = await startSite({ cwd });
  return {
    url: site.url,
    /** `npm run publish` */
    publish: () => publish({ site, cwd }),
    /** `npm run content` */
    check: async () => {
      const tsx = path.join(cwd, "node_modules/tsx/dist/cli.mjs");
      const check = spawn(process.execPath, [tsx, path.join(cwd, "tools/content-check/main.ts")], { cwd });
      const { says, complains } = await outcome(check);
      return says + complains;
    },
    close: async () => {
      await site.stop();
      removeRunFolder(folder);
    },
  };
}

export type PublishedSite = Awaited<ReturnType<typeof startPublishedSite>>;
