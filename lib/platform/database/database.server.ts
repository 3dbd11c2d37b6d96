import { statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import {
  DEFAULT_MIGRATION_TABLE,
  Kysely,
  type Migration,
  Migrator,
  type SelectQueryBuilder,
  sql,
  type Transaction,
} from "kysely";
import { postgresDialect } from "./postgres.server";
import { isSqliteBusy, sqliteDialect } from "./sqlite.server";

/** Maximum time in ms to wait for another process's lock (behaviour 22.6). Waiting never blocks the event loop. */
const lockWaitMs = 5_000;
/**
 * Interval in ms at which a lock is retried. A shorter interval would waste CPU time; a longer one would leave a free
 * lock unused for longer.
 */
const lockPollMs = 40;
/** Number of rows per portion of a large write: about 10 ms of SQLite, which block the event loop. */
const rowsAtOnce = 100;
/** Number of rows per page of a long result: little memory, few queries, and all values of a page fit in one insertion. */
const rowsOfPage = 1_000;

export type DatabaseOptions = {
  /** `postgres://…`; if undefined, the SQLite database in `file` is used. */
  url?: string;
  /** Path of the SQLite file. Its folder is created if it is missing. */
  file: string;
  /** Maximum time in ms of a query to PostgreSQL; 0 for no limit, `undefined` for the limit for visitors' requests. */
  queryTimeoutMs?: number;
  /** Migrations by name, applied in alphabetical order; if undefined, the tables are left as they are. */
  migrations?: Record<string, Migration>;
};

/** Gives typed access to SQLite and to PostgreSQL through one interface. */
export class Database<Tables> {
  readonly #isSqlite: boolean;
  /** The SQLite file and its inode when it was opened. */
  readonly #opened: { file: string; inode: bigint } | undefined;

  constructor(
    readonly query: Kysely<Tables>,
    sqliteFile?: string,
  ) {
    this.#isSqlite = sqliteFile !== undefined;
    this.#opened = sqliteFile === undefined ? undefined : { file: sqliteFile, inode: inodeOf(sqliteFile) };
  }

  /**
   * Runs `work` in one transaction and returns once the transaction is on disk. With SQLite, acquires the write lock
   * first and waits up to 5 s for it, without blocking other requests.
   * @throws the database's error; nothing that `work` wrote is stored then
   * @throws if somebody has deleted or replaced the SQLite file, because what is written would be lost
   */
  async write<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    if (this.#opened && inodeOf(this.#opened.file) !== this.#opened.inode)
      throw new Error(`The database ${this.#opened.file} was deleted or replaced while it was open`);
    return whenUnlocked(() => this.query.transaction().execute(work));
  }

  /**
   * Like {@link write}, but no other work with the same key runs at the same time, in this or any other process. The
   * data that `work` reads therefore cannot change before it writes. SQLite allows only one writer at a time anyway.
   */
  writeAlone<Result>(
    key: string,
    work: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    return this.write(async (transaction) => {
      // The lock is released when the transaction ends. If the hashes of two keys collide, the work of one merely waits
      // for that of the other.
      if (!this.#isSqlite)
        await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
      return work(transaction);
    });
  }

  /**
   * Repeats a write, each time in a transaction of its own, until it changes fewer rows than it may. The pauses let other
   * processes and the event loop go on.
   * @param work changes at most `limit` rows, and returns an array with one element, of any value, for each
   * @param stop ends it early, after the portion in progress
   * @returns the number of changed rows
   */
  async writeInPortions(
    work: (transaction: Transaction<Tables>, limit: number) => Promise<readonly unknown[]>,
    stop?: AbortSignal,
  ): Promise<number> {
    for (let sum = 0; ; await pause(lockPollMs)) {
      const { length } = await this.write((transaction) => work(transaction, rowsAtOnce));
      sum += length;
      if (length < rowsAtOnce || stop?.aborted) return sum;
    }
  }

  /**
   * Removes erased rows from SQLite's write-ahead log too. PostgreSQL manages its log itself.
   * @throws if another process keeps reading the old rows for 5 s
   */
  async forgetErased(): Promise<void> {
    if (!this.#isSqlite) return;
    const checkpoint = sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`;
    const deadline = performance.now() + lockWaitMs;
    while ((await checkpoint.execute(this.query)).rows[0]?.busy !== 0) {
      if (performance.now() > deadline) throw new Error("Baza jest zajęta; powtórz polecenie za chwilę.");
      await pause(lockPollMs);
    }
  }

  async close(): Promise<void> {
    await this.query.destroy();
  }
}

/**
 * Yields the rows of a long result, a page at a time, so that it is never in memory as a whole.
 * @param key columns by which the rows are sorted, unique together
 */
export async function* pagesOf<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  key: readonly (keyof Row & string)[],
): AsyncGenerator<Row[]> {
  const columns = key.map((name) => sql.ref(name));
  const sorted = columns.reduce((all, column) => all.orderBy(column), query.limit(rowsOfPage));
  const after = (row: Row) =>
    sql<boolean>`(${sql.join(columns)}) > (${sql.join(key.map((name) => row[name]))})`;
  for (let last: Row | undefined; ; ) {
    const rows = await (last === undefined ? sorted : sorted.where(after(last))).execute();
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}

const inodeOf = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false })?.ino ?? 0n;

/**
 * Opens the database and migrates its tables.
 * @throws a one-line error if the database cannot be opened, written or made durable
 */
export async function openDatabase<Tables>(options: DatabaseOptions): Promise<Database<Tables>> {
  const { url, file, queryTimeoutMs, migrations } = options;
  const dialect = url ? postgresDialect(url, { queryTimeoutMs }) : sqliteDialect(file);
  const query = new Kysely<Tables>({ dialect });
  try {
    if (migrations) await whenUnlocked(() => migrate(query, migrations));
    return new Database(query, url ? undefined : file);
  } catch (error) {
    await query.destroy();
    throw error;
  }
}

/** Migrates in one transaction: an interrupted run leaves no changes. */
async function migrate<Tables>(query: Kysely<Tables>, migrations: Record<string, Migration>) {
  const known = { ...migrations, ...(await laterMigrations(query, migrations)) };
  const migrator = new Migrator({ db: query, provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Repeats work as long as another process's lock prevents it, for up to 5 s. @throws the work's error */
async function whenUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + lockWaitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() > deadline) throw error;
      await pause(lockPollMs);
    }
  }
}

/**
 * Returns empty substitutes for migrations that a newer release has applied, because Kysely would otherwise report them
 * as missing. If those migrations only add to the database (`one-way.server.ts`), this release works after a roll-back.
 */
async function laterMigrations<Tables>(query: Kysely<Tables>, known: Record<string, Migration>) {
  const tables = await query.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(query);
  const last = Object.keys(known).sort().at(-1) ?? "";
  const later = rows.filter(({ name }) => name > last);
  return Object.fromEntries(later.map(({ name }) => [name, { up: async () => {} }]));
}
