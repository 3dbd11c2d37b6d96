import { openDatabase } from "lib/platform/database.server";
import { type MailingTables, mailingMigrations } from "~/mailing/tables.server";

/** Tables in the order in which rows can be inserted: mails refer to the rows of the others. */
const tables = ["setting", "subscription", "enquiry", "outbox"] as const;
/** Rows in one statement; PostgreSQL takes 65,535 values. */
const rowsAtOnce = 1_000;

/**
 * Replaces the rows in PostgreSQL with those of an SQLite database, all or none, for a site that grows to several
 * instances: proof of consent and links in mails stay valid.
 * @param file a copy, whose older tables are migrated
 * @param url database that has the tables already
 */
export async function importSqlite(file: string, url: string): Promise<void> {
  const from = await openDatabase<MailingTables>({ file, migrations: mailingMigrations });
  try {
    const to = await openDatabase<MailingTables>({ url, file });
    try {
      await to.write(async (transaction) => {
        for (const table of tables.toReversed()) await transaction.deleteFrom(table).execute();
        for (const table of tables) {
          const rows = await from.query.selectFrom(table).selectAll().execute();
          for (let at = 0; at < rows.length; at += rowsAtOnce)
            await transaction
              .insertInto(table)
              .values(rows.slice(at, at + rowsAtOnce))
              .execute();
        }
      });
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}
