/** `npm test`: builds the site and runs every check in turn; the first that fails ends the run. */
import { findChromium } from "./checks/find-chromium.js";
import { node } from "./run.js";

const chromium = findChromium();

/** @type {[string, string, ...string[]][]} */
const checks = [
  ["types", "node_modules/typescript/bin/tsc"],
  ["lint", "node_modules/@biomejs/biome/bin/biome", "check", "."],
  [
    "regular expressions",
    "node_modules/tsx/dist/cli.mjs",
    "scripts/checks/regular-expressions.ts",
    ...["app", "server", "scripts/desk", "scripts/operations"],
  ],
  [
    "rooms",
    "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
    "--config",
    ".dependency-cruiser.cjs",
    "app",
    "scripts",
    "server",
    "server.ts",
  ],
  ["unit", "node_modules/vitest/vitest.mjs", "run", "--project", "unit"],
  ["build", "scripts/build.js"],
  ["content", "node_modules/vitest/vitest.mjs", "run", "--project", "content"],
  ["server", "node_modules/vitest/vitest.mjs", "run", "--project", "server"],
  ["browser", "node_modules/@playwright/test/cli.js", "test"],
];

process.env.CHROMIUM_PATH = chromium;
for (const [name, script, ...args] of checks) {
  console.log(`\n=== ${name}`);
  await node(script, ...args);
}
console.log(`\nchecks: ${checks.length} passed, 0 failed`);
