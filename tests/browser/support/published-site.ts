import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { makeRunFolder, removeRunFolder } from "../../support/runner/run-folder";
import { publish } from "../../support/site/publish";
import { startSite } from "../../support/site/site";
import type { DeskAlone } from "./desk";

/** Starts the built site over the content and the pictures of a desk, and says what the staff's commands say of them. */
export async function startPublishedSite(desk: DeskAlone) {
  const folder = makeRunFolder();
  const cwd = folder.site;
  for (const name of ["content", "public"]) {
    rmSync(path.join(cwd, name));
    symlinkSync(desk.at(name), path.join(cwd, name));
  }
  const site = await startSite({ cwd });
  return {
    url: site.url,
    /** `npm run publish` */
    publish: () => publish({ site, cwd }),
    /** `npm run content` */
    check: async () => {
      const tsx = path.join(cwd, "node_modules/tsx/dist/cli.mjs");
      const child = spawn(process.execPath, [tsx, path.join(cwd, "content-check/main.ts")], { cwd });
      const [says, warns] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
      return says + warns;
    },
    close: async () => {
      await site.stop();
      removeRunFolder(folder);
    },
  };
}

export type PublishedSite = Awaited<ReturnType<typeof startPublishedSite>>;
