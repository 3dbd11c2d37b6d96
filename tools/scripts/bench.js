/**
 * `npm run bench`: runs the benchmarks of `tests/load/` one after another and prints their results. Arguments select
 * benchmarks (`npm run bench -- budgets`); a number is passed on to them (`npm run bench -- range 1048`). Builds the site if there
 * is no build. Stops at the first failure.
 */
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { node } from "./run.js";

const benchmarks = ["budgets", "lighthouse"];
const isNumber = (/** @type {string} */ argument) => /^\d+$/.test(argument);
const chosen = process.argv.slice(2).filter((argument) => !isNumber(argument));

// Temporary files of the benchmarks and their sites are removed after the run.
process.env.TMPDIR = mkdtempSync(path.join(tmpdir(), "bench-"));
chmodSync(process.env.TMPDIR, 0o755);
process.on("exit", () => rmSync(process.env.TMPDIR ?? "", { recursive: true, force: true }));

if (!existsSync("build/server.js")) await node("tools/scripts/build.js");
for (const name of chosen.length > 0 ? chosen : benchmarks) {
  console.log(`\n=== ${name}`);
  await node(
    "node_modules/tsx/dist/cli.mjs",
    "--expose-gc",
    `tests/load/${name}.ts`,
    ...process.argv.filter(isNumber),
  );
}
