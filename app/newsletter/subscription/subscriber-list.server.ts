import { deliveryAddress } from "~/mailing/form/mail-address";
import { hashAddress } from "~/mailing/store/address-hash.server";
import type { MailingDatabase } from "~/mailing/store/tables.server";
import { tokenLink } from "~/newsletter/store/links.server";
import { eraseMailFilesTo } from "~/platform/mail.server";
import { csvForPrograms } from "~/platform/tables/csv";

const columns = [
  "email",
  "consent_version",
  "consent_text",
  "subscribed_at",
  "confirmed_at",
  "source_page",
  "unsubscribe_url",
] as const;

/** The confirmed subscribers with their proof of consent, oldest first, as CSV (RFC 4180, UTF-8; behaviour 18.17). */
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

/** How many subscriptions are pending, confirmed and withdrawn. */
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
 * Erases everything about an address (GDPR art. 17): its row and proof, its mails, their files, and what the database's
 * log still holds (behaviour 18.17).
 * @returns false when nothing was known about it
 */
export async function eraseSubscriber(database: MailingDatabase, typed: string): Promise<boolean> {
  const email = deliveryAddress(typed.trim());
  if (email === null) return false;
  const erased = await database.write((transaction) =>
    transaction
      .deleteFrom("subscription")
      .where("address_hash", "=", hashAddress(email))
      .returning("id")
      .executeTakeFirst(),
  );
  // After the rows: a mail that is being written loses its row first, and then its file (`deliver.server.ts`).
  await eraseMailFilesTo(email);
  await database.forgetErased();
  return erased !== undefined;
}
