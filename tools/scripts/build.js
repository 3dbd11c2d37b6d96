/**
 * `npm run build`: checks the content, builds the pages with Vite, makes the files for visitors, and bundles the
 * server. Steps that do not depend on one another run in parallel; what has not changed since the last build is not
 * built again.
 */
import { randomUUID } from "node:crypto";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { compressFiles } from "../downloads/compress-files.js";
import { layClientFolder } from "./build/client-folder.js";
import { restoreEarlierAssets, stashAssets } from "./build/earlier-builds.js";
import { bundleBuildPrograms, bundleServer } from "./build/programs.js";
import { printStep, program, step } from "./build/steps.js";
import { unlessUnchanged } from "./build/unchanged.js";

// With another value, as set by a test runner or in a developer's shell, Vite would build for development: a site
// without its downloads.
process.env.NODE_ENV = "production";
const started = performance.now();
try {
  console.log("Budowa serwisu:");
  await bundleBuildPrograms();
  const content = step("treść", () => program(".cache/programs/content.js"));
  const others = [
    step("strony", () => unlessUnchanged("build/vite-sources", [], () => buildPages(content))),
    step("pliki do pobrania", () => program(".cache/programs/files.js")),
  ];
  // Issues of the content explain why other steps failed.
  for (const other of others) other.catch(() => {});
  await content;
  await Promise.all(others);
  // Written last, so that an interrupted build does not count as one.
  rmSync("build/BUILD_ID", { force: true });
  layClientFolder();
  await Promise.all([
    step("kompresja", () => compressFiles("build/client", ".cache/compressed")),
    step("redakcja", () =>
      unlessUnchanged("build/desk-sources", ["tools/desk", "tools/content-check"], () =>
        program(".cache/programs/desk.js"),
      ),
    ),
    step("serwer", async () => {
      await bundleServer();
      await program("build/prepare-content.js", "build");
    }),
  ]);
  // Tells content that this build has prepared from another's (lib/platform/files/publications.server.ts).
  writeFileSync("build/BUILD_ID", `${randomUUID()}\n`);
  printStep("razem", started);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @param {Promise<unknown>} content the check of the content */
async function buildPages(content) {
  // Vite empties `build/`, so it waits for the check: an issue in the content leaves the existing build.
  if (existsSync("build/BUILD_ID")) await content;
  stashAssets(".");
  await program("node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "warn");
  restoreEarlierAssets(".");
}
