import { existsSync } from "node:fs";
import { rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { getEnv } from "~/platform/env.server";
import { builtAt } from "../build-age.js";
import { type DoctorCheck, type Finding, ok, wrong } from "./finding";

/**
 * Tolerated clock difference, in ms. Seconds do not matter, because links in emails are valid for days and articles
 * appear by date.
 */
const toleratedMs = 5_000;

/** Offset of another clock from this process's clock, in ms; positive if the other clock is ahead. */
type Difference = { clock: string; aheadMs: number };

/**
 * Compares this process's clock with the clocks of the file system and the database, and with the time of the build.
 * Queries no time server, because the site does not otherwise use one.
 */
export const check: DoctorCheck = async () => {
  const { DATA_DIR, DATABASE_URL } = getEnv();
  const differences: Difference[] = [];
  if (existsSync(DATA_DIR)) differences.push(await fileSystemClock(DATA_DIR));
  // An unavailable database is reported by its own check.
  if (DATABASE_URL) differences.push(...(await databaseClock(DATABASE_URL).catch(() => [])));
  return [clockFinding(differences, Date.now(), builtAt() ?? 0)];
};

/** @param now current time @param built time of the build; both in ms since 1970 */
export function clockFinding(differences: readonly Difference[], now: number, built: number): Finding {
  const todo = "włącz synchronizację czasu (systemd-timesyncd, chrony)";
  if (built > now + toleratedMs) return wrong("jest wcześniej, niż zbudowano serwis", todo);
  const off = differences
    .filter(({ aheadMs }) => Math.abs(aheadMs) > toleratedMs)
    .map(({ clock, aheadMs }) => `${clock} ma czas inny o ${Math.round(aheadMs / 1_000)} s`);
  if (off.length > 0) return wrong(off.join(", "), todo);
  return ok(`zgadza się z: ${["czas budowy", ...differences.map(({ clock }) => clock)].join(", ")}`);
}

/** Reads the file system's clock, which is another machine's if `DATA_DIR` is on a network drive. */
async function fileSystemClock(folder: string): Promise<Difference> {
  const file = path.join(folder, `doctor-${process.pid}`);
  try {
    const before = Date.now();
    await writeFile(file, "");
    return { clock: "system plików", aheadMs: (await stat(file)).mtimeMs - before };
  } finally {
    await rm(file, { force: true });
  }
}

async function databaseClock(connectionString: string): Promise<Difference[]> {
  const client = new Client({ connectionString, connectionTimeoutMillis: toleratedMs });
  try {
    await client.connect();
    const before = Date.now();
    const { rows } = await client.query<{ now: Date }>("select clock_timestamp() as now");
    return rows.map(({ now }) => ({ clock: "PostgreSQL", aheadMs: now.getTime() - before }));
  } finally {
    await client.end();
  }
}
