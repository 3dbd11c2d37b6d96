import { setTimeout as pause } from "node:timers/promises";
import { Kysely, type Migration, Migrator, sql, type Transaction } from "kysely";
import { postgresDialect } from "./postgres.server";
import { isSqliteBusy, sqliteDialect } from "./sqlite.server";

/** How long a write waits for another process's lock, ms. The wait never blocks the event loop. */
const lockWaitMs = 5_000;
const lockPollMs = 40;

export type DatabaseOptions = {
  /** `postgres://…`; without it the embedded database in `file` is used. */
  url?: string;
  /** Path of the SQLite file; its folder is made. */
  file: string;
  /** In the order in which they are applied, by the order of their names. */
  migrations: Record<string, Migration>;
};

/** One typed way to the embedded SQLite and to PostgreSQL. */
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
   * SQLite: it takes the write lock first and waits up to 5 s for it, without blocking other requests.
   * @throws what the database says when it cannot be written; then nothing of `work` is stored
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
   * Makes sure that erased rows are in no file any more. PostgreSQL looks after its own log.
   * @throws when another process keeps reading the old rows
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
 * @throws with one clear line when it cannot be opened, written or made durable
 */
export async function openDatabase<Tables>(options: DatabaseOptions): Promise<Database<Tables>> {
  const dialect = options.url ? postgresDialect(options.url) : sqliteDialect(options.file);
  const query = new Kysely<Tables>({ dialect });
  const { error } = await migrate(query, options.migrations);
  if (error === undefined) return new Database(query, !options.url);
  await query.destroy();
  throw error;
}

function migrate<Tables>(query: Kysely<Tables>, migrations: Record<string, Migration>) {
  return new Migrator({ db: query, provider: { getMigrations: async () => migrations } }).migrateToLatest();
}
