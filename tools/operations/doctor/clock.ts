import { getEnv } from "lib/platform/env.server";
import { Client } from "pg";
import { builtAt } from "../build-age.js";
import { type DoctorCheck, type Finding, ok, wrong } from "./finding";

/**
 * Tolerated clock difference, in ms. Seconds do not matter, because links in emails are valid for days and articles
 * appear by date.
 */
const toleratedMs = 5_000;

/**
 * Compares this process's clock with the database's, and with the time of the build.
 * Queries no time server, because the site does not otherwise use one.
 */
export const check: DoctorCheck = async () => {
  const { DATABASE_URL } = getEnv();
  // An unavailable database is reported by its own check.
  const ahead = DATABASE_URL ? await databaseAheadMs(DATABASE_URL).catch(() => null) : null;
  return [clockFinding(ahead, Date.now(), builtAt() ?? 0)];
};

/**
 * @param databaseAheadMs offset of the database's clock, in ms, positive if it is ahead; null if there is none
 * @param now current time @param built time of the build; both in ms since 1970
 */
export function clockFinding(databaseAheadMs: number | null, now: number, built: number): Finding {
  const todo = "włącz synchronizację czasu (systemd-timesyncd, chrony)";
  if (built > now + toleratedMs) return wrong("jest wcześniej, niż zbudowano serwis", todo);
  if (databaseAheadMs === null) return ok("zgadza się z: czas budowy");
  if (Math.abs(databaseAheadMs) > toleratedMs)
    return wrong(`PostgreSQL ma czas inny o ${Math.round(databaseAheadMs / 1_000)} s`, todo);
  return ok("zgadza się z: czas budowy, PostgreSQL");
}

async function databaseAheadMs(connectionString: string): Promise<number | null> {
  const client = new Client({ connectionString, connectionTimeoutMillis: toleratedMs });
  try {
    await client.connect();
    const before = Date.now();
    const { rows } = await client.query<{ now: Date }>("select clock_timestamp() as now");
    return rows[0] ? rows[0].now.getTime() - before : null;
  } finally {
    await client.end();
  }
}
