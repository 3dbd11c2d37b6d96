import { execFileSync } from "node:child_process";
import { chownSync, existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll } from "vitest";
import { isNeededToolThere } from "../runner/needed-tool";
import { newFolder } from "../runner/new-folder";
import { freePort } from "../site/free-port";

const versionsFolder = "/usr/lib/postgresql";

/** Whether a PostgreSQL server is installed where Debian's packages install it. */
export const isPostgresThere = isNeededToolThere(
  "PostgreSQL (the Debian package postgresql)",
  binaries() !== undefined,
);

/**
 * Starts a separate cluster on a loopback port, until the tests of the file are over. PostgreSQL does not run as root, so
 * root starts it as `postgres`.
 */
export async function startPostgres() {
  const bin = binaries();
  if (!bin) throw new Error("PostgreSQL is not installed.");
  const folder = newFolder();
  const owner = lender();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (command: string, ...args: string[]) =>
    execFileSync(path.join(bin, command), args, {
      ...owner,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
  const data = path.join(folder, "data");
  run("initdb", "-D", data, "-U", "modrawa", "-A", "trust", "-E", "UTF8", "--no-sync");
  // Chosen last, because another process may take it until the server listens on it.
  const port = await freePort();
  const options = [
    `-p ${port}`,
    `-k ${folder}`,
    "-h 127.0.0.1",
    // Commits do not wait for the disk: the tests stop the server, never the machine.
    "-c fsync=off",
  ].join(" ");
  const control = (...args: string[]) =>
    run("pg_ctl", "-D", data, "-s", "-w", "-l", path.join(folder, "log"), ...args);
  const server = {
    start: () => control("start", "-o", options),
    /** Stops the server immediately, like a crash: without a clean shutdown. */
    kill: () => control("stop", "-m", "immediate"),
  };
  server.start();
  afterAll(() => {
    if (existsSync(path.join(data, "postmaster.pid"))) server.kill();
    rmSync(folder, { recursive: true, maxRetries: 20, force: true });
  });
  return {
    ...server,
    /** Creates a database and returns its URL. */
    database(name: string) {
      run("createdb", "-h", "127.0.0.1", "-p", String(port), "-U", "modrawa", name);
      return `postgres://modrawa@127.0.0.1:${port}/${name}`;
    },
  };
}

function binaries(): string | undefined {
  if (!existsSync(versionsFolder)) return undefined;
  return readdirSync(versionsFolder)
    .map((version) => path.join(versionsFolder, version, "bin"))
    .find((folder) => existsSync(path.join(folder, "initdb")));
}

function lender(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
