/**
 * `npx tsx tests/load/backup.ts`: repeatedly makes a backup while clients subscribe, kills the site with SIGKILL and
 * restores the backup. Each time, it also starts one backup or restore command that it kills after a random time. Then
 * it checks that the restored database contains every subscription acknowledged before the backup began. Exits with 1
 * if a subscription is lost or a restored database is damaged.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import { Client } from "pg";
import { hasPostgres, postgresName, startPostgres } from "../support/services/postgres";
import { startSite } from "../support/site/site";
import { keepSubscribing } from "./subscribing";

const rounds = 12;
const clients = 8;
/** Maximum time, in ms, during which clients subscribe before a backup, and again after it. */
const longestPauseMs = 1_500;
/**
 * Maximum time, in ms, before a command is killed. The actual time is random: some commands have not begun, some have
 * finished.
 */
const longestCommandMs = 900;

type Place = { env: Record<string, string>; emails: () => Promise<string[]> };

await run("SQLite", sqlitePlace(mkdtempSync(path.join(tmpdir(), "modrawa-backup-"))));
if (hasPostgres) {
  const postgres = await startPostgres();
  await run("PostgreSQL", postgresPlace(postgres.database("backup")));
  postgres.dispose();
} else console.log(`backup: PostgreSQL skipped; it needs ${postgresName}`);

async function run(name: string, { env, emails }: Place) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "modrawa-copies-")), "backup.tar.gz");
  let url: string | undefined;
  const subscribing = keepSubscribing(clients, () => url);
  const backupMs: number[] = [];
  let lost = 0;
  let checked = 0;
  let killedCommands = 0;
  /** Email addresses in the database after the last restore; the next backup must contain them. */
  let promised = new Set<string>();

  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite({ env: { ...env, TRUST_PROXY: "1", LOG_LEVEL: "error" } });
    const from = subscribing.acknowledged.length;
    url = site.url;
    await pause(Math.random() * longestPauseMs);
    rmSync(file, { force: true });
    const before = [...promised, ...subscribing.acknowledged.slice(from)];
    if (round % 2 === 0) killedCommands += await killed("backup", env, file);
    // Not needed if the killed command has already written the file: commands write it atomically, so that backup is
    // complete.
    if (!existsSync(file)) {
      const started = performance.now();
      await succeed("backup", env, file);
      backupMs.push(performance.now() - started);
    }
    await pause(Math.random() * longestPauseMs);
    url = undefined;
    const ended = once(site.process, "exit");
    site.process.kill("SIGKILL");
    await ended;

    if (round % 2 === 1) killedCommands += await killed("restore", env, file);
    await succeed("restore", env, file);
    const stored = new Set(await emails());
    checked += before.length;
    lost += before.filter((email) => !stored.has(email)).length;
    promised = stored;
  }
  await subscribing.stop();
  console.log(
    `${name}: ${rounds} backups under load, SIGKILL, restore; ${killedCommands} commands killed at work; ` +
      `${subscribing.acknowledged.length} acknowledged, ${checked} looked for, ${lost} lost; ` +
      `longest backup ${Math.round(Math.max(...backupMs))} ms`,
  );
  if (lost > 0) process.exitCode = 1;
}

function operate(env: Record<string, string>, ...args: string[]): ChildProcess {
  return spawn(process.execPath, ["operations/operate.js", ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function succeed(command: string, env: Record<string, string>, file: string) {
  const [code] = await once(operate(env, command, file), "exit");
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

/** Starts a command and kills it after a random time. @returns 1 if the command was still running, otherwise 0 */
async function killed(command: string, env: Record<string, string>, file: string): Promise<number> {
  const child = operate(env, command, file);
  const ended = once(child, "exit");
  await Promise.race([ended, pause(Math.random() * longestCommandMs)]);
  child.kill("SIGKILL");
  const [code] = await ended;
  return code === null ? 1 : 0;
}

function sqlitePlace(folder: string): Place {
  return {
    env: { DATA_DIR: folder },
    async emails() {
      // Reads a copy, because this process would keep the original open. One file suffices, because there is no
      // write-ahead log after a restore.
      const copy = path.join(mkdtempSync(path.join(tmpdir(), "modrawa-read-")), "copy.sqlite");
      copyFileSync(path.join(folder, "newsletter.sqlite"), copy);
      const database = new DatabaseSync(copy);
      const integrity = Object.values(database.prepare("PRAGMA integrity_check").get() ?? {}).join();
      if (integrity !== "ok") throw new Error(integrity);
      const rows = database.prepare("SELECT email FROM subscription").all() as { email: string }[];
      database.close();
      return rows.map(({ email }) => email);
    },
  };
}

function postgresPlace(connectionString: string): Place {
  const folder = mkdtempSync(path.join(tmpdir(), "modrawa-backup-"));
  return {
    env: { DATA_DIR: folder, DATABASE_URL: connectionString, SECRET: "a secret of 32 characters or more" },
    async emails() {
      const client = new Client({ connectionString });
      await client.connect();
      const { rows } = await client.query<{ email: string }>("select email from subscription");
      await client.end();
      return rows.map(({ email }) => email);
    },
  };
}
