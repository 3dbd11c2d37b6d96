import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** @typedef {{ name: string, command: string[] }} Program `name` prefixes its output */

/**
 * Runs lanes of programs in parallel. A program that fails ends its lane and no other, so that one run reports all there is
 * to fix. Prefixes every output line with the program's name.
 * @param {...Program[]} lanes
 * @returns {Promise<void>} rejects with the names of the programs that failed
 */
export async function runTogether(...lanes) {
  const ended = await Promise.allSettled(lanes.map(runInTurn));
  const failed = ended.flatMap((lane) => (lane.status === "rejected" ? [lane.reason.message] : []));
  if (failed.length > 0) throw new Error(`${failed.join(", ")}: failed`);
}

/** @param {Program[]} lane */
async function runInTurn(lane) {
  for (const program of lane) await run(program);
}

/** @param {Program} program */
async function run({ name, command: [file = "", ...args] }) {
  const started = performance.now();
  const child = spawn(file, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: "1" }), ...process.env },
  });
  const printed = [child.stdout, child.stderr].map(async (stream) => {
    for await (const line of createInterface({ input: stream })) console.log(`${name} | ${line}`);
  });
  const [code] = await once(child, "close");
  await Promise.all(printed);
  if (code !== 0) throw new Error(name);
  console.log(`=== ${name}: passed after ${Math.round((performance.now() - started) / 1_000)} s`);
}
