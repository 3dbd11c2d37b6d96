import { spawn } from "node:child_process";

/**
 * Runs a Node program with this process's terminal and environment.
 * @param {string} script
 * @param {...string} args
 * @returns {Promise<void>} rejected, with this process's exit code set, when the program fails
 */
export function node(script, ...args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: "inherit" });
    child.on("exit", (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
  });
}
