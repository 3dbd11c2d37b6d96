import path from "node:path";
import { FileLock, openDatabase } from "lib/platform/database.server";
import { getEnv } from "lib/platform/env.server";
import { checkSecret } from "./check.server";
import { type MailingDatabase, type MailingTables, mailingMigrations } from "./tables.server";

export const embeddedDatabaseFile = () => path.join(getEnv().DATA_DIR, "newsletter.sqlite");

/**
 * Locks `DATA_DIR` for this process, because only one process may use an embedded database.
 * @throws if another process holds the lock
 */
export const lockDataFolder = () => FileLock.take(path.join(getEnv().DATA_DIR, "server.lock"));

let opening: Promise<MailingDatabase> | undefined;

/**
 * Returns the database that the whole process shares. The first call opens it; after a failure, the next call tries
 * again.
 * @param limits for the process of an operator's command, whose queries may take longer than the site's
 */
export function getMailingDatabase(limits?: { queryTimeoutMs?: number }): Promise<MailingDatabase> {
  opening ??= openMailingDatabase(limits).catch((error) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Closes the database, if it was opened. */
export async function closeMailingDatabase(): Promise<void> {
  const closing = opening;
  opening = undefined;
  await (await closing)?.close();
}

async function openMailingDatabase(limits?: { queryTimeoutMs?: number }): Promise<MailingDatabase> {
  const database = await openDatabase<MailingTables>({
    url: getEnv().DATABASE_URL,
    file: embeddedDatabaseFile(),
    migrations: mailingMigrations,
    ...limits,
  });
  try {
    await checkSecret(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
