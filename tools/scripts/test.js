/**
 * Runs parts of the checks, and a later part only if those before it pass. `code` needs no build; `core` is what visitors
 * rely on, with the journeys that are tagged `@core`, `site` the same with all journeys; `staff` is what editors and
 * operators rely on; `nightly` is what takes longer than CI may, and a second brand's site.
 */
import { existsSync, readFileSync } from "node:fs";
import { isBuilt } from "./build/is-built.js";
import { runTogether } from "./checks/run-together.js";
import { findHeadlessChromium } from "./find-chromium.js";

const has = (/** @type {string} */ part) => process.argv.slice(2).includes(part);

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
/**
 * A script of package.json, whose programs npm has put on the path.
 * @param {string} script @param {string[]} options
 */
const npm = (script, ...options) => ({
  name: [script, ...options].join(" "),
  command: [...(scripts[script]?.split(" ") ?? []), ...options],
});

const browser = npm("test:browser", "tests/site", ...(has("site") ? [] : ["--grep", "@core"]));
const slowCallers = "tests/operations/slow-callers.test.ts";
const staff = [
  npm("test:browser", "tests/editor"),
  npm("test:server", "tests/editor", "tests/operations", "--exclude", slowCallers),
];
// These tests wait for more than a minute, and hardly need a processor.
const waiting = npm("test:server", slowCallers);
const nightly = [
  { name: "nightly", command: ["vitest", "run", "--project", "nightly", "--isolate"] },
  npm("test:browser", "tests/nightly"),
  npm("test:engines"),
];

/**
 * A project for another brand deletes the first brand's tests; its content and pictures also differ from what these
 * journeys expect.
 */
const isFirstBrand = existsSync("tests/content/first-brand");
const started = performance.now();
try {
  const needsBuild = ["core", "site", "staff", "nightly"].some(has);
  if (needsBuild) process.env.CHROMIUM_PATH = findHeadlessChromium();
  // The short checks have lanes of their own, so that their findings appear while the tests begin.
  const checks = [[npm("lint")], [npm("types")], [npm("layers")], [npm("test:unit")]];
  await runTogether(needsBuild && !isBuilt() ? [npm("build")] : [], ...(has("code") ? checks : []));
  // One after another: beside a second lane, journeys on two cores take so long that some of them fail.
  if (has("core") || has("site"))
    await runTogether([
      npm("test:content"),
      ...(isFirstBrand ? [npm("test:server", "tests/site"), browser] : []),
    ]);
  if (has("staff") && isFirstBrand) await runTogether(staff, [waiting]);
  if (has("nightly")) await runTogether([npm("audit"), npm("lint:regexps")], nightly);
  console.log(`\nEverything passed after ${Math.round((performance.now() - started) / 1_000)} s`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
