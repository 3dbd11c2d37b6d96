import { setTimeout as pause } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";

const pollMs = 100;
/** Code of SQLITE_BUSY. */
const busy = 5;

/**
 * Runs `action` while no other process runs one with the same lock file. If the process dies, the operating system
 * releases the lock. Never blocks the event loop: a worker of Vitest that is blocked for a minute fails the test run.
 * @template Value @param {string} lockFile @param {() => Value | Promise<Value>} action @returns {Promise<Value>}
 */
export async function oneAtATime(lockFile, action) {
  const lock = new DatabaseSync(lockFile);
  try {
    while (!isTaken(lock)) await pause(pollMs);
    return await action();
  } finally {
    lock.close();
  }
}

/**
 * Runs `action` unless another process runs one with the same lock file at this moment.
 * @param {string} lockFile @param {() => Promise<void>} action
 */
export async function unlessTaken(lockFile, action) {
  const lock = new DatabaseSync(lockFile);
  try {
    if (isTaken(lock)) await action();
  } finally {
    lock.close();
  }
}

/** @param {import("@photostructure/sqlite").DatabaseSyncInstance} lock */
function isTaken(lock) {
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if (error instanceof Error && "errcode" in error && error.errcode === busy) return false;
    throw error;
  }
}
