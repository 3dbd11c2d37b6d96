import { spawn } from "node:child_process";
import path from "node:path";
import { outcome } from "../services/outcome";

const script = path.resolve(import.meta.dirname, "../../../tools/operations/operate.js");

type Place = { cwd?: string; env?: Record<string, string> };

/** Starts a command of operators in a folder, with variables besides the test's own. */
export function startCommand(args: readonly string[], { cwd, env }: Place = {}) {
  return spawn(process.execPath, [script, ...args], { cwd, env: { ...process.env, ...env } });
}

/** Runs a command of operators to its end. */
export const operate = (args: readonly string[], place?: Place) => outcome(startCommand(args, place));
