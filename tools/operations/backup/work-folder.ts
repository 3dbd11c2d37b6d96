import { rmSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import path from "node:path";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs `work` with a private folder, which will have the database and its secret in clear. The folder is removed
 * afterwards, even after a signal; that of a killed run is removed by the next one.
 * @param prefix path with which the folder's name begins
 */
export async function inWorkFolder<Result>(
  prefix: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await removeAbandoned(prefix);
  const folder = await mkdtemp(`${prefix}${process.pid}-`);
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
  }
}

async function removeAbandoned(prefix: string) {
  const parent = path.dirname(prefix);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(path.basename(prefix))) continue;
    const [, pid] = /^(\d+)-\w{6}$/.exec(name.slice(path.basename(prefix).length)) ?? [];
    if (pid && !isAlive(Number(pid))) await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
