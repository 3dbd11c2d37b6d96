/**
 * `npm run build`: checks the content, builds the pages with Vite, bundles the server, makes the files for visitors.
 * Steps that do not depend on one another run in parallel; what has not changed since the last build is not built again.
 * `npm start` runs it in two parts: `--site` is what pages need; `--rest` is the files for visitors, the desk and
 * compression, which are made with the lowest priority while the site runs.
 */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { compressFiles, decompressFiles } from "../downloads/compress-files.js";
import { layMadeFiles, layPublicFiles } from "./build/client-folder.js";
import { restoreEarlierAssets, stashAssets } from "./build/earlier-builds.js";
import { buildIdFile, isBuilt, isSiteBuilt, siteFile } from "./build/is-built.js";
import { bundleBuildPrograms, bundleServer } from "./build/programs.js";
import { printStep, program, step } from "./build/steps.js";
import { unlessUnchanged } from "./build/unchanged.js";
import { oneAtATime } from "./one-at-a-time.js";

const [part] = process.argv.slice(2);

// With another value, as set by a test runner or in a developer's shell, Vite would build for development: a site
// without its downloads.
process.env.NODE_ENV = "production";
if (part === "--rest") setPriority(constants.priority.PRIORITY_LOW);
try {
  mkdirSync(".cache", { recursive: true });
  // Two starts at once would write into the same folder. The second then finds the work of the first done.
  await oneAtATime(".cache/build.lock", async () => {
    if ((part === "--site" && isSiteBuilt()) || (part === "--rest" && isBuilt())) return;
    console.log(part === "--rest" ? "Budowa serwisu w tle:" : "Budowa serwisu:");
    const started = performance.now();
    await bundleBuildPrograms("content", "files", "desk");
    const files = part !== "--site" && step("pliki do pobrania", () => program(".cache/programs/files.js"));
    // An issue of the content explains why files could not be made.
    if (files) files.catch(() => {});
    if (part !== "--rest") await buildSite();
    if (files) await buildRest(files);
    printStep("razem", started);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Builds what the site needs to serve its pages. */
async function buildSite() {
  const began = new Date();
  const content = step("treść", () => program(".cache/programs/content.js"));
  const pages = step("strony", () => unlessUnchanged("build/vite-sources", [], () => buildPages(content)));
  pages.catch(() => {});
  await content;
  await pages;
  rmSync(buildIdFile, { force: true });
  await step("serwer", () =>
    unlessUnchanged(siteFile, ["server", "server.ts", "tools", "content", "public"], async () => {
      layPublicFiles();
      await Promise.all([
        decompressFiles("build/client"),
        bundleServer().then(() => program("build/prepare-content.js", "build")),
      ]);
    }),
  );
  // Sources that are saved while they are built count as newer.
  utimesSync(siteFile, began, began);
}

/** @param {Promise<unknown>} content the check of the content */
async function buildPages(content) {
  // Remix deletes `build/`, so it waits for the check: an issue in the content leaves the existing build.
  if (existsSync(siteFile)) await content;
  stashAssets(".");
  await program("node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "warn");
  restoreEarlierAssets(".");
}

/** Builds what no page needs to be served. @param {Promise<unknown>} files the files for visitors, below `.cache/` */
async function buildRest(files) {
  const compressed = files.then(() => {
    layMadeFiles();
    return step("kompresja", () => compressFiles("build/client", ".cache/compressed"));
  });
  const desk = step("redakcja", () =>
    unlessUnchanged("build/desk-sources", ["tools/desk", "tools/content-check"], () =>
      program(".cache/programs/desk.js"),
    ),
  );
  await Promise.all([compressed, desk]);
  // Written last, so that an interrupted build does not count as one. It also tells apart content that
  // this build has prepared and another's (lib/platform/files/publications.server.ts).
  writeFileSync(buildIdFile, `${randomUUID()}\n`);
  const { mtime } = statSync(siteFile);
  utimesSync(buildIdFile, mtime, mtime);
}
