import path from "node:path";
import { Kysely, sql } from "kysely";
import { postgresDialect } from "../database/postgres.server";
import { sqliteDialect } from "../database/sqlite.server";
import { getEnv } from "../env.server";
import { log } from "../log.server";

/** Number of actions within a window. The window begins with the first action and ends at `endsAtMs`. */
export type Count = { count: number; endsAtMs: number };

type Tables = { caller_count: { key: string; count: number; ends_at: number } };

/** Pool size and timeouts for counting: a statement takes about a millisecond, so few connections suffice. */
const quick = { connections: 4, connectTimeoutMs: 1_000, queryTimeoutMs: 1_000 };
/** Back-off after a database failure, in ms. */
const awayMs = 10_000;

let opening: Promise<Kysely<Tables>> | undefined;
let isBackAt = Number.NEGATIVE_INFINITY;

/**
 * Adds one to the count of a key. With PostgreSQL, all instances share the count. With SQLite, the count merely
 * survives restarts. It is in a separate file, whose commits do not wait for the disk, so a power cut may lose the
 * latest counts.
 * @returns `null` if the database is unavailable. Never throws.
 */
export function countShared(key: string, windowMs: number, now: number): Promise<Count | null> {
  return unlessAway((database) => add(database, key, windowMs, now));
}

/** Deletes the counts of expired windows. Never throws. */
export async function forgetOldCounts(now = Date.now()): Promise<void> {
  await unlessAway((database) => database.deleteFrom("caller_count").where("ends_at", "<=", now).execute());
}

/**
 * Tells whether a window is still open. A window that ends too far in the future began before the clock was set back,
 * so it counts as expired. The factor 2 tolerates clock differences between instances.
 */
export function isOpen({ endsAtMs }: Count, windowMs: number, now: number): boolean {
  return endsAtMs > now && endsAtMs <= now + 2 * windowMs;
}

/**
 * Counts in one SQL statement, so that no two instances get the same number. The statement works in SQLite and
 * PostgreSQL.
 */
async function add(database: Kysely<Tables>, key: string, windowMs: number, now: number): Promise<Count> {
  // The same condition as in `isOpen`.
  const stillOpen = sql`caller_count.ends_at > ${now} and caller_count.ends_at <= ${now + 2 * windowMs}`;
  const { rows } = await sql<Tables["caller_count"]>`
    insert into caller_count (key, count, ends_at) values (${key}, 1, ${now + windowMs})
    on conflict (key) do update set
      count = case when ${stillOpen} then caller_count.count + 1 else 1 end,
      ends_at = case when ${stillOpen} then caller_count.ends_at else excluded.ends_at end
    returning count, ends_at`.execute(database);
  const [row] = rows;
  if (!row) throw new Error("The database returned no count.");
  // PostgreSQL's driver returns large integers as strings.
  return { count: row.count, endsAtMs: Number(row.ends_at) };
}

async function unlessAway<Result>(
  work: (database: Kysely<Tables>) => Promise<Result>,
): Promise<Result | null> {
  if (performance.now() < isBackAt) return null;
  opening ??= open();
  const opened = opening;
  try {
    return await work(await opened);
  } catch (error) {
    if (opened === opening) leaveAlone(error, opened);
    return null;
  }
}

/**
 * Starts the back-off and closes the database. The next attempt opens the database again, which also recreates a
 * dropped table or a deleted file.
 */
function leaveAlone(error: unknown, opened: Promise<Kysely<Tables>>) {
  log.warn({ err: error }, "Database unavailable; rate limits fall back to memory");
  isBackAt = performance.now() + awayMs;
  opening = undefined;
  // A database that could not be opened is closed, and its error logged.
  opened.then((database) => database.destroy()).catch(() => {});
}

async function open(): Promise<Kysely<Tables>> {
  const { DATABASE_URL, DATA_DIR } = getEnv();
  const dialect = DATABASE_URL
    ? postgresDialect(DATABASE_URL, quick)
    : sqliteDialect(path.join(DATA_DIR, "limits.sqlite"), { isDurable: false });
  const database = new Kysely<Tables>({ dialect });
  const table = database.schema
    .createTable("caller_count")
    .ifNotExists()
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("ends_at", "bigint", (column) => column.notNull());
  try {
    // In an unlogged table, commits do not wait for the disk, but a crash of PostgreSQL empties the table.
    await (DATABASE_URL ? table.modifyFront(sql`unlogged`) : table).execute();
  } catch (error) {
    if (!isMadeMeanwhile(error)) {
      await database.destroy();
      throw error;
    }
  }
  return database;
}

/**
 * True for PostgreSQL's error when two instances create the same table at the same time (`unique_violation`,
 * `duplicate_table`).
 */
function isMadeMeanwhile(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(23505|42P07)$/.test(String(error.code));
}
