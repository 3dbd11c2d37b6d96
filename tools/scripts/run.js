import { spawn } from "node:child_process";

/**
 * Runs a Node program with this process's terminal and environment.
 * @param {string} script
 * @param {...string} args
 * @returns {Promise<void>} resolves if the program succeeds; if it fails, this process exits with its exit code
 */
export function node(script, ...args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: "inherit" });
    child.on("exit", (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
  });
}
