import {
  makeRunFolder,
  type RunFolder,
  removeRunFolder,
  standInFixture,
  writeToRunFolder,
} from "./run-folder";

const variable = "MODRAWA_RUN_FOLDER";

/**
 * Playwright reads its configuration in its own process and again in each worker. The first makes the run's folder and
 * takes it away when it ends; the workers stand in it, as do the sites that journeys start.
 */
export function joinRunFolder(): RunFolder {
  const known = process.env[variable];
  if (known) {
    const run: RunFolder = JSON.parse(known);
    standInFixture(run);
    return run;
  }
  const run = makeRunFolder();
  process.env[variable] = JSON.stringify(run);
  process.on("exit", () => removeRunFolder(run));
  writeToRunFolder(run);
  return run;
}
