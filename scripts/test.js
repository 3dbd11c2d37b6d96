/**
 * `npm test`: builds the site and runs every check; the first that fails ends the run. `npm run check` leaves out what
 * needs a build.
 */
import { builtAt, hasNewerSource } from "./build/build-age.js";
import { findHeadlessChromium } from "./checks/find-chromium.js";
import { runTogether } from "./checks/run-together.js";

/** @param {string} name of a project of vitest.config.ts @param {...string} options */
const vitest = (name, ...options) => ({
  name,
  args: ["node_modules/vitest/vitest.mjs", "run", "--project", name, ...options],
});

const types = { name: "types", args: ["node_modules/typescript/bin/tsc"] };
const lint = { name: "lint", args: ["node_modules/@biomejs/biome/bin/biome", "check", "."] };
const expressions = {
  name: "expressions",
  args: [
    ...["node_modules/tsx/dist/cli.mjs", "scripts/checks/regular-expressions.ts"],
    ...["app", "server", "scripts/desk", "scripts/operations"],
  ],
};
const rooms = {
  name: "rooms",
  args: [
    ...["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", "--config", ".dependency-cruiser.cjs"],
    ...["app", "scripts", "server", "server.ts"],
  ],
};
const build = { name: "build", args: ["scripts/build.js"] };
const browser = { name: "browser", args: ["node_modules/@playwright/test/cli.js", "test"] };

const started = performance.now();
try {
  if (process.argv.includes("--without-build")) {
    await runTogether([types], [lint, expressions, rooms, vitest("unit")]);
  } else {
    process.env.CHROMIUM_PATH = findHeadlessChromium();
    const built = builtAt();
    const isBuilt = built !== undefined && !hasNewerSource(built);
    await runTogether(isBuilt ? [] : [build], [types, lint, expressions, rooms, vitest("unit")]);
    // Its tests wait for processes, mails and databases more than they compute.
    await runTogether([vitest("content"), vitest("server", "--maxWorkers=4", "--isolate")]);
    await runTogether([browser]);
  }
  console.log(`\nEverything passed after ${Math.round((performance.now() - started) / 1_000)} s`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
