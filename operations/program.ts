import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/**
 * Runs a program of the machine to its end.
 * @param env variables beside this process's own; secrets belong here, as everyone on the machine can read arguments
 * @throws with one line when it is not installed or fails
 */
export async function runProgram(name: string, args: string[], env: Record<string, string> = {}) {
  try {
    await execute(name, args, { env: { ...process.env, ...env } });
  } catch (error) {
    const { code, stderr = "" } = error as { code?: unknown; stderr?: string };
    if (code === "ENOENT") throw new Error(`Brak programu ${name}.`);
    throw new Error(stderr.trim().split("\n", 1)[0] || `Program ${name} zakończył się błędem.`);
  }
}
