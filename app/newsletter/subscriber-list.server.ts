import { csvForPrograms } from "lib/platform/csv";
import { eraseMailFiles } from "lib/platform/mail.server";
import { hashAddress } from "~/mailing/address-hash.server";
import { deliveryAddress } from "~/mailing/mail-address";
import { dropMails } from "~/mailing/queue.server";
import type { MailingDatabase } from "~/mailing/tables.server";
import { tokenLink } from "~/newsletter/tokens.server";

const columns = [
  "email",
  "consent_version",
  "consent_text",
  "subscribed_at",
  "confirmed_at",
  "source_page",
  "unsubscribe_url",
] as const;

/** Returns the confirmed subscribers with proof of consent, oldest first, as CSV (RFC 4180, UTF-8; behaviour 18.17). */
export async function exportSubscribers(database: MailingDatabase): Promise<string> {
  const rows = await database.query
    .selectFrom("subscription")
    .selectAll()
    .where("status", "=", "confirmed")
    .orderBy("confirmed_at")
    .orderBy("id")
    .execute();
  const lines = rows.map((row) => {
    const record = { ...row, unsubscribe_url: tokenLink("wypisz", row.id) };
    return columns.map((column) => String(record[column] ?? ""));
  });
  return csvForPrograms(columns, lines);
}

/** Counts the subscriptions by status. */
export async function countSubscribers(database: MailingDatabase) {
  const rows = await database.query
    .selectFrom("subscription")
    .select(({ fn }) => ["status", fn.countAll().as("count")])
    .groupBy("status")
    .execute();
  const count = { pending: 0, confirmed: 0, withdrawn: 0 };
  for (const row of rows) count[row.status] = Number(row.count);
  return count;
}

/**
 * Erases all data about an address (GDPR art. 17; behaviour 18.17): its row with the proof of consent, its emails,
 * email files, and traces in the database's write-ahead log.
 * @returns false if no subscription was found
 */
export async function eraseSubscriber(database: MailingDatabase, typed: string): Promise<boolean> {
  const email = deliveryAddress(typed);
  if (email === null) return false;
  const erased = await database.write(async (transaction) => {
    const row = await transaction
      .selectFrom("subscription")
      .select("id")
      .where("address_hash", "=", hashAddress(email))
      .executeTakeFirst();
    if (!row) return null;
    const mails = await dropMails(transaction, { subscription: row.id });
    await transaction.deleteFrom("subscription").where("id", "=", row.id).execute();
    return mails;
  });
  // Rows are erased before files. If an email is being written to a file at this moment, `deliver.server.ts` then finds
  // its row missing and erases the file.
  await eraseMailFiles(erased ?? []);
  await database.forgetErased();
  return erased !== null;
}
