/**
 * The operators' commands, bundled into `build/operations.js`, so that an installed site needs neither sources nor
 * development packages. Each command is imported when it runs, so that a broken dependency affects only the commands
 * that use it.
 */
import { existsSync, statSync } from "node:fs";
import { getEnv } from "lib/platform/env.server";
import { failureLine } from "lib/platform/failure-reason";

type Operation = {
  /** @returns the exit code */
  run: (args: string[]) => Promise<number>;
};

const undone = "Polecenia nie wykonano";
/** Each with the message for its failure. */
const operations: Record<string, [undone: string, load: () => Promise<Operation>]> = {
  backup: ["Kopii nie zapisano", () => import("./backup")],
  restore: ["Kopii nie przywrócono", () => import("./restore")],
  doctor: ["Niczego nie sprawdzono", () => import("./doctor")],
  newsletter: [undone, () => import("./newsletter")],
  publish: ["Nic się nie zmieniło", () => import("./publish")],
  enquiries: [undone, () => import("./enquiries")],
  migrations: [undone, () => import("./migrations")],
};

/**
 * If root runs the command, continues as the owner of the folder that it writes to: what root creates there, such as a
 * lock, would lock that user out. A backup only reads, and root may want it where that user may not write.
 */
function actAsOwner() {
  const { DATA_DIR, PUBLISHED_DIR } = getEnv();
  const folder = name === "publish" && existsSync(PUBLISHED_DIR) ? PUBLISHED_DIR : DATA_DIR;
  if (process.getuid?.() !== 0 || !existsSync(folder)) return;
  const { uid, gid } = statSync(folder);
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

const [name = "", ...args] = process.argv.slice(2);
const [whenFailed, load] = operations[name] ?? [undone];

/** The error of stdout once its reader has closed it, as in `npm run newsletter -- export | head`. */
let readerGone: unknown;
process.stdout.once("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") readerGone = error;
  else fail(error);
});

function fail(error: unknown): never {
  console.error(failureLine(whenFailed, error));
  process.exit(1);
}

try {
  if (!load) throw new Error(`Użycie: npm run ${Object.keys(operations).join(" | ")}`);
  const { run } = await load();
  if (name !== "backup") actAsOwner();
  process.exitCode = await run(args);
} catch (error) {
  if (error === readerGone) process.exit(0);
  fail(error);
}
