import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** @typedef {{ name: string, command: string[] }} Program `name` prefixes its output */

/**
 * Runs lanes of programs in parallel; the programs of a lane run in sequence. Prefixes every output line with the
 * program's name. The first failure stops all other programs.
 * @param {...Program[]} lanes
 * @returns {Promise<void>} rejects with the name of the program that failed first
 */
export async function runTogether(...lanes) {
  /** @type {Set<import("node:child_process").ChildProcess>} */
  const running = new Set();
  let hasFailed = false;

  /** @param {Program} program */
  async function run({ name, command: [file = "", ...args] }) {
    const started = performance.now();
    const child = spawn(file, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...(process.stdout.isTTY && { FORCE_COLOR: "1" }), ...process.env },
    });
    running.add(child);
    const printed = [child.stdout, child.stderr].map(async (stream) => {
      for await (const line of createInterface({ input: stream })) console.log(`${name} | ${line}`);
    });
    const [code] = await once(child, "close");
    await Promise.all(printed);
    running.delete(child);
    if (code !== 0) throw new Error(`${name}: failed`);
    console.log(`=== ${name}: passed after ${Math.round((performance.now() - started) / 1_000)} s`);
  }

  /** @param {Program[]} lane */
  async function runInTurn(lane) {
    for (const program of lane) {
      if (hasFailed) return;
      await run(program);
    }
  }

  try {
    await Promise.all(lanes.map(runInTurn));
  } catch (error) {
    hasFailed = true;
    for (const child of running) child.kill();
    throw error;
  }
}
