import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { DatabaseSync } from "@photostructure/sqlite";
import { isSqliteBusy } from "lib/platform/database.server";
import { failureReason } from "lib/platform/failure-reason";
import { replaceAtomically } from "lib/platform/files.server";
import { embeddedDatabaseFile, lockDataFolder } from "~/mailing/database.server";
import type { Contents, Store } from "./store";

/** Maximum wait for another process's lock, in ms. */
const timeout = 5_000;

export function sqliteStore(): Store {
  const file = embeddedDatabaseFile();
  return {
    kind: "sqlite",
    place: file,
    async inspect() {
      if (!existsSync(file)) return null;
      return orOneLine(`Bazy ${file} nie da się odczytać`, () => contentsOf(file));
    },
    async save(copy) {
      if (!existsSync(file)) throw new Error(`Nie ma bazy ${file}: nie ma czego zapisać.`);
      return orOneLine(`Bazy ${file} nie da się zapisać`, () => {
        copyTo(copy, file);
        return contentsOf(copy);
      });
    },
    async withoutSite(work) {
      const lock = lockDataFolder();
      try {
        await emptyLog(file);
        await work();
      } finally {
        lock.release();
      }
    },
    replace: (copy) => replaceAtomically(copy, file),
  };
}

function orOneLine<Result>(what: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new Error(`${what}: ${failureReason(error)}`);
  }
}

function copyTo(copy: string, file: string) {
  // Without a write-ahead log, no process has the database open. A user who may only read could not create one, and
  // so could not open the database otherwise.
  const isAtRest = !existsSync(`${file}-wal`);
  const source = new DatabaseSync(isAtRest ? `${pathToFileURL(file)}?immutable=1` : file, {
    readOnly: true,
    timeout,
  });
  try {
    // Uses `exec`, because a prepared statement would keep the file open until it is garbage-collected.
    source.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`);
  } finally {
    source.close();
  }
  if (isAtRest && existsSync(`${file}-wal`)) throw new Error("serwis właśnie ruszył; spróbuj jeszcze raz");
}

/** Checks the file and reads its metadata. @throws if the file is damaged */
function contentsOf(file: string): Contents {
  const database = new DatabaseSync(file, { readOnly: true, timeout });
  try {
    const values = (sql: string) =>
      database
        .prepare(sql)
        .all()
        .map((row) => String(Object.values(row as object)[0]));
    // The database of an older release has no table of questions.
    const tables = values("SELECT name FROM sqlite_schema WHERE name IN ('subscription', 'enquiry')");
    const [verdict] = values("PRAGMA integrity_check");
    if (verdict !== "ok") throw new Error("jest uszkodzona");
    return {
      migrations: values("SELECT name FROM kysely_migration ORDER BY name"),
      secretMark: values("SELECT value FROM setting WHERE name = 'secret'")[0],
      people: tables.reduce((sum, table) => sum + Number(values(`SELECT count(*) FROM ${table}`)[0]), 0),
    };
  } finally {
    database.close();
  }
}

/**
 * Moves the rows of the write-ahead log into the old database and deletes the log; otherwise SQLite would apply it to
 * the new database. If the process ends after this, the old database is complete. If the old database is unreadable,
 * the rows of the log are lost.
 * @throws if another process uses the database
 */
async function emptyLog(file: string) {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file, { timeout });
  try {
    database.exec("PRAGMA journal_mode = delete");
  } catch (error) {
    if (isSqliteBusy(error)) throw new Error(`Inny proces używa bazy ${file}.`);
  } finally {
    database.close();
  }
  for (const suffix of ["-wal", "-shm"]) await rm(file + suffix, { force: true });
}
