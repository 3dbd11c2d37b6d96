import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../../..", import.meta.url));

/** A folder that one run of tests works in and that goes with it. */
export type RunFolder = {
  /** The project with the content of `tests/fixtures/`: tests, and the sites that they start, stand in it. */
  site: string;
  /** For `TMPDIR`: whatever a test, or a site or a database that it starts, writes and leaves behind. */
  temp: string;
};

/**
 * Makes a run's folder. Its site has a link for every file and folder of the project, the build and the packages among
 * them, but for `content`: that is the fixture, so no edit of the brand's staff breaks a test.
 */
export function makeRunFolder(): RunFolder {
  const root = mkdtempSync(path.join(tmpdir(), "modrawa-tests-"));
  const run = { site: path.join(root, "site"), temp: path.join(root, "temp") };
  mkdirSync(run.site);
  mkdirSync(run.temp);
  // PostgreSQL runs as a user of its own and has its folder in there.
  for (const folder of [root, run.temp]) chmodSync(folder, 0o755);
  // Where a test puts a build of its own: below the project, whose packages it needs.
  mkdirSync(path.join(project, ".cache"), { recursive: true });
  for (const name of readdirSync(project).filter((entry) => entry !== "content")) {
    symlinkSync(path.join(project, name), path.join(run.site, name));
  }
  symlinkSync(path.join(project, "tests/fixtures/content"), path.join(run.site, "content"));
  return run;
}

/** Links are removed, not what they lead to. */
export function removeRunFolder({ site }: RunFolder): void {
  rmSync(path.dirname(site), { recursive: true, force: true });
}

/** This process, and those that it starts, leave their files where they go with the run. */
export function writeToRunFolder({ temp }: RunFolder): void {
  process.env.TMPDIR = temp;
}

/** A site finds its content, its build and its public files below the folder that its process stands in: so do tests. */
export function standInFixture({ site }: RunFolder): void {
  process.chdir(site);
}
