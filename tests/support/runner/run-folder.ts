import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../../..", import.meta.url));

/** Names in `build/` of the content that the build has taken. */
export const taken = ["content", "content.jsonl"];

/** Folders of one test run, which are removed after it. */
export type RunFolder = {
  /**
   * The project with the content of `tests/fixtures/`: the working directory of tests and of the sites that they start.
   */
  site: string;
  /** Folder for the temporary files of tests, sites and databases; the value of `TMPDIR`. */
  temp: string;
};

/**
 * Creates the folders of a test run. `site` links to every file and folder of the project but `data`, including the
 * build and the packages. Only its `content` is the fixture's, so that content edits break no test; {@link takeContent}
 * puts it in the place of the content that the build has taken.
 */
export function makeRunFolder(): RunFolder {
  const root = mkdtempSync(path.join(tmpdir(), "modrawa-tests-"));
  const run = { site: path.join(root, "site"), temp: path.join(root, "temp") };
  mkdirSync(run.site);
  mkdirSync(run.temp);
  // Readable for all users, because PostgreSQL runs as another user and has its data folder inside these folders.
  for (const folder of [root, run.temp]) chmodSync(folder, 0o755);
  // Tests deploy separate builds below `.cache/`, inside the project so that they resolve its packages.
  mkdirSync(path.join(project, ".cache"), { recursive: true });
  const linkAll = (from: string, to: string, except: string[]) => {
    for (const name of readdirSync(from).filter((entry) => !except.includes(entry)))
      symlinkSync(path.join(from, name), path.join(to, name));
  };
  // Without `data`, which belongs to the site that a developer runs here.
  linkAll(project, run.site, ["content", "build", "data"]);
  const build = path.join(project, "build");
  if (existsSync(build)) {
    mkdirSync(path.join(run.site, "build"));
    linkAll(build, path.join(run.site, "build"), taken);
  }
  symlinkSync(path.join(project, "tests/fixtures/content"), path.join(run.site, "content"));
  return run;
}

/** Takes the content that the folder has, as the build does, so that sites started there show it. */
export function takeContent({ site }: RunFolder): void {
  execFileSync(process.execPath, ["build/prepare-content.js", "build"], { cwd: site });
}

/** Deletes the folders of a run. Removes symlinks, not their targets. */
export function removeRunFolder({ site }: RunFolder): void {
  rmSync(path.dirname(site), { recursive: true, maxRetries: 20, force: true });
}
