import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { childEnv } from "lib/processes/child-env";

const execute = promisify(execFile);

/**
 * Runs an installed program and waits until it exits. It inherits PostgreSQL's environment variables.
 * @param env further environment variables. Pass secrets here, because everyone on the machine
 * can read a program's arguments.
 * @throws a one-line error if the program is not installed or fails
 */
export async function runProgram(name: string, args: string[], env: Record<string, string> = {}) {
  try {
    const names = Object.keys(process.env).filter((one) => one.startsWith("PG"));
    await execute(name, args, { env: childEnv(names, env) });
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") throw new Error(`Brak programu ${name}.`);
    throw error;
  }
}
