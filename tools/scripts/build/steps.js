import { spawn } from "node:child_process";
import { once } from "node:events";

/** Width in characters of the names of steps. */
const nameWidth = 20;

/** @param {string} name @param {number} started in ms @param {string} [result] */
export function printStep(name, started, result = "") {
  const seconds = ((performance.now() - started) / 1_000).toFixed(1).replace(".", ",");
  console.log(`  ${name.padEnd(nameWidth)}${seconds.padStart(6)} s  ${result}`.trimEnd());
}

/**
 * Runs a step of the build and prints its name, its seconds and what it returns.
 * @param {string} name
 * @param {() => unknown} work
 */
export async function step(name, work) {
  const started = performance.now();
  const result = await work();
  printStep(name, started, typeof result === "string" ? result : "");
}

/** Processes of steps that have not ended. @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
process.on("exit", () => {
  for (const child of running) child.kill();
});
// The end of `npm start` ends the build in its background.
process.once("SIGTERM", () => process.exit(1));

/**
 * Runs a Node program. Its warnings (standard error) are printed.
 * @param {...string} args
 * @returns {Promise<string>} the last line that it prints
 * @throws {Error} with all that it has printed, if it fails
 */
export async function program(...args) {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  const printed = { stdout: "", stderr: "" };
  for (const name of /** @type {const} */ (["stdout", "stderr"]))
    child[name].on("data", (chunk) => {
      printed[name] += chunk;
    });
  const [code] = await once(child, "close");
  running.delete(child);
  if (code !== 0) throw new Error(printed.stdout + printed.stderr);
  process.stderr.write(printed.stderr);
  return printed.stdout.trimEnd().split("\n").at(-1) ?? "";
}
