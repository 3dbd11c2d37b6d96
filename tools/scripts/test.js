/**
 * Runs parts of the checks and stops at the first failure. `code` needs no build; `thorough` adds what is slow and seldom
 * fails; `core` is what visitors rely on, with the journeys that are tagged `@core`, `site` the same with all journeys;
 * `staff` is what editors and operators rely on, and a second brand's site.
 */
import { existsSync } from "node:fs";
import { isBuilt } from "../operations/build-age.js";
import { journeys, serverTests, vitest } from "./checks/programs.js";
import { runTogether } from "./checks/run-together.js";
import { findHeadlessChromium } from "./find-chromium.js";

const has = (/** @type {string} */ part) => process.argv.slice(2).includes(part);

const types = { name: "types", args: ["node_modules/typescript-7/bin/tsc"] };
const lint = { name: "lint", args: ["node_modules/@biomejs/biome/bin/biome", "check", "."] };
const expressions = {
  name: "expressions",
  args: [
    ...["node_modules/tsx/dist/cli.mjs", "tools/scripts/checks/regular-expressions.ts"],
    // What runs in a server.
    ...["app", "lib", "server", "tools/content-check", "tools/desk", "tools/downloads", "tools/operations"],
  ],
};
const layers = {
  name: "layers",
  args: [
    ...["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", "--config", ".dependency-cruiser.cjs"],
    ...["app", "lib", "server", "server.ts", "tools"],
  ],
};
const unit = { name: "unit", args: vitest("unit") };
const build = { name: "build", args: ["tools/scripts/build.js"] };
const content = { name: "content", args: vitest("content") };
const server = { name: "server", args: [...serverTests, "tests/site"] };
const browser = {
  name: "browser",
  args: [...journeys, "tests/site", ...(has("site") ? [] : ["--grep", "@core"])],
};
const slowCallers = "tests/operations/slow-callers.test.ts";
const engines = { name: "engines", args: vitest("engines") };
const staffServer = {
  name: "staff, server",
  args: [...serverTests, "tests/editor", "tests/operations", "--exclude", slowCallers],
};
// These tests wait for more than a minute, and hardly need a processor.
const waiting = { name: "staff, waiting", args: [...serverTests, slowCallers] };
// Runs after the journeys, because both would wait for the same build of the second brand.
const brandServer = { name: "brand, server", args: [...serverTests, "tests/brand"] };
const staffBrowser = {
  name: "staff, browser",
  args: [...journeys, "tests/brand", "tests/editor", "tests/operations"],
};

/**
 * A project for another brand deletes the first brand's tests; its content and pictures also differ from what these
 * journeys expect.
 */
const isFirstBrand = existsSync("tests/content/first-brand");
const started = performance.now();
try {
  const needsBuild = has("core") || has("site") || has("staff");
  if (needsBuild) process.env.CHROMIUM_PATH = findHeadlessChromium();
  const checks = has("code") ? [lint, layers, unit] : [];
  if (has("thorough")) checks.push(expressions);
  await runTogether(needsBuild && !isBuilt() ? [build] : [], has("code") ? [types] : [], checks);
  // One after another: beside a second lane, journeys on two cores take so long that some of them fail.
  if (has("core") || has("site"))
    await runTogether(
      isFirstBrand ? [content, server, browser, ...(has("site") ? [engines] : [])] : [content],
    );
  if (has("staff") && isFirstBrand) await runTogether([staffBrowser, staffServer, brandServer], [waiting]);
  console.log(`\nEverything passed after ${Math.round((performance.now() - started) / 1_000)} s`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
