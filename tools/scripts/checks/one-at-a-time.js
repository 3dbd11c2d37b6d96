import { DatabaseSync } from "@photostructure/sqlite";

/**
 * Runs `action` while no other process runs one with the same lock file. If the process dies, the operating system
 * releases the lock.
 * @template Value @param {string} lockFile @param {() => Value} action @returns {Value}
 */
export function oneAtATime(lockFile, action) {
  const lock = new DatabaseSync(lockFile, { timeout: 600_000 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return action();
  } finally {
    lock.close();
  }
}
