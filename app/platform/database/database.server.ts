import { setTimeout as pause } from "node:timers/promises";
import { DEFAULT_MIGRATION_TABLE, Kysely, type Migration, Migrator, sql, type Transaction } from "kysely";
import { postgresDialect } from "./postgres.server";
import { isSqliteBusy, sqliteDialect } from "./sqlite.server";

/** How long a write waits for another process's lock (behaviour 22.6). The wait never blocks the event loop. */
const lockWaitMs = 5_000;
/** Shorter would spin, longer would leave a free lock unused. */
const lockPollMs = 40;

export type DatabaseOptions = {
  /** `postgres://…`; without it the embedded database in `file` is used. */
  url?: string;
  /** Path of the SQLite file; its folder is created. */
  file: string;
  /** Applied in the order of their names. */
  migrations: Record<string, Migration>;
};

/** One typed interface to the embedded SQLite and to PostgreSQL. */
export class Database<Tables> {
  readonly #isSqlite: boolean;

  constructor(
    readonly query: Kysely<Tables>,
    isSqlite: boolean,
  ) {
    this.#isSqlite = isSqlite;
  }

  /**
   * Runs `work` in one transaction and returns once it is on disk.
   * SQLite: takes the write lock first and waits up to 5 s for it, without blocking other requests.
   * @throws the database's error if it cannot be written; then nothing of `work` is stored
   */
  async write<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + lockWaitMs;
    for (;;) {
      try {
        return await this.query.transaction().execute(work);
      } catch (error) {
        if (!isSqliteBusy(error) || performance.now() > deadline) throw error;
        await pause(lockPollMs);
      }
    }
  }

  /**
   * As {@link write}, but no other work under the same key runs meanwhile, here or in another process: what is read is
   * still true when it is written. SQLite has one writer at a time anyway.
   */
  writeAlone<Result>(
    key: string,
    work: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    return this.write(async (transaction) => {
      // Released with the transaction. Hashes of two keys may be equal: then they only wait for each other.
      if (!this.#isSqlite)
        await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
      return work(transaction);
    });
  }

  /**
   * Removes erased rows from SQLite's log as well. PostgreSQL manages its own log.
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
 * Opens the database and brings its tables up to date.
 * @throws an error of one line if it cannot be opened, written or made durable
 */
export async function openDatabase<Tables>(options: DatabaseOptions): Promise<Database<Tables>> {
  const dialect = options.url ? postgresDialect(options.url) : sqliteDialect(options.file);
  const query = new Kysely<Tables>({ dialect });
  const { error } = await migrate(query, options.migrations);
  if (error === undefined) return new Database(query, !options.url);
  await query.destroy();
  throw error;
}

/** In one transaction: one that is interrupted leaves nothing behind. Waits for another process as `write` does. */
async function migrate<Tables>(query: Kysely<Tables>, migrations: Record<string, Migration>) {
  const deadline = performance.now() + lockWaitMs;
  for (;;) {
    const known = { ...migrations, ...(await laterMigrations(query, migrations)) };
    const migrator = new Migrator({ db: query, provider: { getMigrations: async () => known } });
    const { error } = await migrator.migrateToLatest();
    if (!isSqliteBusy(error) || performance.now() > deadline) return { error };
    await pause(lockPollMs);
  }
}

/**
 * Migrations of a newer release. They only add (`one-way.server.ts`), so this release runs over their tables: a
 * roll-back.
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
