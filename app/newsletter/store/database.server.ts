import path from "node:path";
import { openDatabase } from "~/platform/database/database.server";
import { getEnv } from "~/platform/env.server";
import { checkSecret } from "./check.server";
import { type NewsletterDatabase, type NewsletterTables, newsletterMigrations } from "./tables.server";

let opening: Promise<NewsletterDatabase> | undefined;

/** The process's one database, opened at the first call; the next call retries after a failure. */
export function getNewsletterDatabase(): Promise<NewsletterDatabase> {
  opening ??= openNewsletterDatabase().catch((error) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Closes it, if it was opened. */
export async function closeNewsletterDatabase(): Promise<void> {
  const closing = opening;
  opening = undefined;
  await (await closing)?.close();
}

async function openNewsletterDatabase(): Promise<NewsletterDatabase> {
  const { DATABASE_URL, DATA_DIR } = getEnv();
  const database = await openDatabase<NewsletterTables>({
    url: DATABASE_URL,
    file: path.join(DATA_DIR, "newsletter.sqlite"),
    migrations: newsletterMigrations,
  });
  try {
    await checkSecret(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
