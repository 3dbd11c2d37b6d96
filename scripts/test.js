/**
 * `npm test`: builds the site and runs every check; stops at the first failure. `npm run check` leaves out the checks
 * that need a build.
 */
import { builtAt, hasNewerSource } from "../operations/build-age.js";
import { findHeadlessChromium } from "./checks/find-chromium.js";
import { journeys, serverTests, vitest } from "./checks/programs.js";
import { runTogether } from "./checks/run-together.js";

const types = { name: "types", args: ["node_modules/typescript/bin/tsc"] };
const lint = { name: "lint", args: ["node_modules/@biomejs/biome/bin/biome", "check", "."] };
const expressions = {
  name: "expressions",
  args: [
    ...["node_modules/tsx/dist/cli.mjs", "scripts/checks/regular-expressions.ts"],
    ...["app", "server", "desk", "operations"],
  ],
};
const rooms = {
  name: "rooms",
  args: [
    ...["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", "--config", ".dependency-cruiser.cjs"],
    ...["app", "content-check", "desk", "downloads", "operations", "scripts", "server", "server.ts"],
  ],
};
const build = { name: "build", args: ["scripts/build.js"] };
// Server tests and journeys would build it on their own, at a time when they need the processor.
const brand = { name: "second brand", args: ["scripts/checks/build-second-brand.js"] };
const unit = { name: "unit", args: vitest("unit") };
const content = { name: "content", args: vitest("content") };
const server = { name: "server", args: serverTests };
const browser = { name: "browser", args: journeys };

const started = performance.now();
try {
  if (process.argv.includes("--without-build")) {
    await runTogether([types], [lint, expressions, rooms, unit]);
  } else {
    process.env.CHROMIUM_PATH = findHeadlessChromium();
    const built = builtAt();
    const isBuilt = built !== undefined && !hasNewerSource(built);
    await runTogether(isBuilt ? [brand] : [build, brand], [types, lint, expressions, rooms, unit]);
    await runTogether([content, server, browser]);
  }
  console.log(`\nEverything passed after ${Math.round((performance.now() - started) / 1_000)} s`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
