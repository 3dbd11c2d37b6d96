import { rmSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { FileLock } from "lib/platform/database.server";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs `work` with a private folder, since the database and its secret will lie in it unencrypted. The folder is removed
 * afterwards, even after a signal; that of a killed run is removed by the next one.
 * @param prefix path with which the folder's name begins
 */
export async function inWorkFolder<Result>(
  prefix: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await removeAbandoned(prefix);
  const folder = await mkdtemp(`${prefix}work-`);
  const lock = FileLock.take(lockIn(folder));
  const stop = () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  };
  for (const signal of signals) process.on(signal, stop);
  try {
    return await work(folder);
  } finally {
    for (const signal of signals) process.off(signal, stop);
    await rm(folder, { recursive: true, force: true });
    lock.release();
  }
}

/** A file that is locked as long as the run lives. A process id would not do, because it is reused. */
const lockIn = (folder: string) => path.join(folder, "lock");

async function removeAbandoned(prefix: string) {
  const parent = path.dirname(prefix);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(path.basename(prefix))) continue;
    // Until November 2026, the name had a number in place of `work`.
    if (!/^(?:work|\d+)-\w{6}$/.test(name.slice(path.basename(prefix).length))) continue;
    const folder = path.join(parent, name);
    const lock = FileLock.tryTake(lockIn(folder));
    if (lock) await rm(folder, { recursive: true, force: true });
    lock?.release();
  }
}
