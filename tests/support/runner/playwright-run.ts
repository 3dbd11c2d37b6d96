import { existsSync } from "node:fs";
import path from "node:path";
import { makeRunFolder, type RunFolder, removeRunFolder, takeContent } from "./run-folder";

const variable = "MODRAWA_RUN_FOLDER";

/**
 * Creates or joins the run folder. Playwright reads its configuration in the main process and again in each worker. The
 * main process creates the folder and removes it on exit; workers use it as their working directory.
 */
export function joinRunFolder(): RunFolder {
  const known = process.env[variable];
  if (known) {
    const run: RunFolder = JSON.parse(known);
    process.chdir(run.site);
    return run;
  }
  const run = makeRunFolder();
  if (existsSync(path.join(run.site, "build"))) takeContent(run);
  process.env[variable] = JSON.stringify(run);
  process.on("exit", () => removeRunFolder(run));
  // Workers inherit it.
  process.env.TMPDIR = run.temp;
  return run;
}
