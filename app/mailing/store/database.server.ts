import path from "node:path";
import { openDatabase } from "~/platform/database/database.server";
import { lockFile } from "~/platform/database/sqlite.server";
import { getEnv } from "~/platform/env.server";
import { checkSecret } from "./check.server";
import { type MailingDatabase, type MailingTables, mailingMigrations } from "./tables.server";

/** The file of the embedded database. */
export const embeddedDatabaseFile = () => path.join(getEnv().DATA_DIR, "newsletter.sqlite");

/**
 * Locks `DATA_DIR` for this process: an embedded database has one site.
 * @throws if another process holds the lock
 */
export const lockDataFolder = () => lockFile(path.join(getEnv().DATA_DIR, "server.lock"));

let opening: Promise<MailingDatabase> | undefined;

/** The process's one database, opened at the first call; the next call retries after a failure. */
export function getMailingDatabase(): Promise<MailingDatabase> {
  opening ??= openMailingDatabase().catch((error) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Closes it, if it was opened. */
export async function closeMailingDatabase(): Promise<void> {
  const closing = opening;
  opening = undefined;
  await (await closing)?.close();
}

async function openMailingDatabase(): Promise<MailingDatabase> {
  const database = await openDatabase<MailingTables>({
    url: getEnv().DATABASE_URL,
    file: embeddedDatabaseFile(),
    migrations: mailingMigrations,
  });
  try {
    await checkSecret(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
