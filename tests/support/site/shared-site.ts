import path from "node:path";
import type { TestProject } from "vitest/node";
import { takeContent } from "../runner/run-folder";
import { startSite } from "./site";

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of a site with default settings, for tests that only read it; it runs during the whole test run. */
    siteUrl: string;
  }
}

/** Vitest's global setup for tests that start sites; it must run after `vitest-run.ts`. */
export default async function setup(project: TestProject) {
  const { runFolder } = project.getProvidedContext();
  takeContent(runFolder);
  const site = await startSite({
    cwd: runFolder.site,
    env: { DATA_DIR: path.join(runFolder.temp, "shared-site"), PAGE_CACHE_MB: "64" },
  });
  project.provide("siteUrl", site.url);
  return () => site.stop();
}
