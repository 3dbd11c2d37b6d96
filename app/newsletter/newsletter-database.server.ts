import path from "node:path";
import { type Database, openDatabase } from "~/platform/database.server";
import { getEnv } from "~/platform/env.server";
import { type NewsletterTables, newsletterMigrations } from "./newsletter-tables.server";

export type NewsletterDatabase = Database<NewsletterTables>;

let opening: Promise<NewsletterDatabase> | undefined;

/** The process's one database, opened at the first call; a failed opening is tried again at the next. */
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

function openNewsletterDatabase(): Promise<NewsletterDatabase> {
  const { DATABASE_URL, DATA_DIR } = getEnv();
  return openDatabase<NewsletterTables>({
    url: DATABASE_URL,
    file: path.join(DATA_DIR, "newsletter.sqlite"),
    migrations: newsletterMigrations,
  });
}
