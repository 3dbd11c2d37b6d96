import { closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { failureReason } from "../failure-reason";
import { privateMode } from "../files/atomic-write.server";

/**
 * SQLite settings for data that must survive a power cut: `synchronous=FULL` (2) flushes the log to disk at every
 * commit. `busy_timeout` is 0, because `Database.write` waits without blocking. `secure_delete` overwrites erased rows.
 * `journal_size_limit` shrinks the log to 64 MiB after a burst of writes.
 */
const durable = {
  journal_mode: "wal",
  synchronous: 2,
  busy_timeout: 0,
  foreign_keys: 1,
  trusted_schema: 0,
  secure_delete: 1,
  journal_size_limit: 67_108_864,
};

/** Overrides of {@link durable} for expendable data: commits do not wait for the disk. */
const hasty = { synchronous: 1 };

/** Code of SQLITE_BUSY; extended error codes contain it in their lowest byte. */
const sqliteBusy = 5;

/** Returns Kysely's dialect for an SQLite file, based on the API of `node:sqlite`. All queries share one handle. */
export function sqliteDialect(file: string, { isDurable = true } = {}): Dialect {
  const handle = openFile(file, isDurable ? durable : { ...durable, ...hasty });
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => new WriteLockFirstDriver(handle),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** True for an error that means that another connection holds the required lock. */
export function isSqliteBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && Number(error.errcode) % 256 === sqliteBusy;
}

/** @throws if SQLite does not accept a setting: failing at startup is better than losing rows */
function openFile(file: string, settings: Record<string, string | number>): DatabaseSyncInstance {
  const handle = openHandle(file);
  try {
    for (const [name, value] of Object.entries(settings)) {
      handle.prepare(`PRAGMA ${name} = ${value}`).all();
      const actual = Object.values(handle.prepare(`PRAGMA ${name}`).get() ?? {})[0];
      if (actual !== value) throw new Error(`PRAGMA ${name} = ${actual}, oczekiwano ${value}`);
    }
    return handle;
  } catch (error) {
    throw unusable(file, error);
  }
}

function openHandle(file: string): DatabaseSyncInstance {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // Create the file with a private mode, because SQLite would make it world-readable. SQLite's log inherits the mode.
    closeSync(openSync(file, "a", privateMode(file)));
    return new DatabaseSync(file);
  } catch (error) {
    throw unusable(file, error);
  }
}

function unusable(file: string, error: unknown): Error {
  return new Error(`Nie można otworzyć ${file}: ${failureReason(error)}`);
}

/** Lock of a file, until it is released or the process ends, even by a crash. */
export class FileLock {
  private constructor(readonly release: () => void) {}

  /** Locks a file for this process alone. @throws if another process holds the lock */
  static take(file: string): FileLock {
    const lock = FileLock.tryTake(file);
    if (!lock) throw new Error(`Inny proces używa już katalogu ${path.dirname(file)}.`);
    return lock;
  }

  /** Like `take`, but returns `null` if another process holds the lock. */
  static tryTake(file: string): FileLock | null {
    const handle = openHandle(file);
    try {
      handle.exec("BEGIN EXCLUSIVE");
      return new FileLock(() => handle.close());
    } catch (error) {
      handle.close();
      if (isSqliteBusy(error)) return null;
      throw error;
    }
  }

  /**
   * Keeps others from taking the lock. Any number of processes may do so, including those that may only read the file.
   * @throws if the file is missing
   */
  static share(file: string): FileLock {
    const handle = new DatabaseSync(file, { readOnly: true });
    // A transaction locks the file from its first read to its end.
    handle.exec("BEGIN; SELECT * FROM sqlite_master");
    return new FileLock(() => handle.close());
  }
}

/**
 * Acquires the write lock at the start of each transaction. No transaction can then fail halfway because another
 * process has written in the meantime.
 */
class WriteLockFirstDriver extends SqliteDriver {
  readonly #handle: DatabaseSyncInstance;

  constructor(handle: DatabaseSyncInstance) {
    super({ database: asKyselyDatabase(handle) });
    this.#handle = handle;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** Does nothing after a full disk or an I/O error, because SQLite has then already rolled back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#handle.isTransaction) await super.rollbackTransaction(connection);
  }
}

/**
 * Enables transactional DDL, so that an interrupted migration leaves no changes. SQLite supports it, but Kysely's
 * adapter does not use it by default.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Adapts the handle to Kysely. The closure keeps the handle alive, because a statement must not outlive it. */
function asKyselyDatabase(handle: DatabaseSyncInstance): SqliteDatabase {
  type Values = Parameters<ReturnType<DatabaseSyncInstance["prepare"]>["all"]>;
  return {
    close: () => handle.close(),
    prepare(sql) {
      const statement = handle.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as Values)),
        run: (parameters) => statement.run(...(parameters as Values)),
        iterate: (parameters) => statement.iterate(...(parameters as Values)),
      };
    },
  };
}
