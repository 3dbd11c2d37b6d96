import { setImmediate as nextTurn } from "node:timers/promises";
import type { Selectable } from "kysely";
import { quoted } from "lib/formats/csv";
import { pagesOf } from "lib/platform/database.server";
import { mailFiles } from "lib/platform/mail.server";
import { hashAddress } from "~/mailing/address-hash.server";
import { deliveryAddress } from "~/mailing/mail-address";
import { dropMails } from "~/mailing/queue.server";
import type { MailingDatabase, MailingTables } from "~/mailing/tables.server";
import { tokenLink } from "~/newsletter/tokens.server";

/** Number of an index's entries that are counted at once, in less than 1 ms. */
const entriesAtOnce = 10_000;

const columns = [
  "email",
  "consent_version",
  "consent_text",
  "subscribed_at",
  "confirmed_at",
  "source_page",
  "unsubscribe_url",
] as const;

/**
 * Yields the confirmed subscribers with proof of consent, oldest first, as parts of a CSV file (RFC 4180, UTF-8;
 * behaviour 18.17).
 */
async function* exportSubscribers({ query }: MailingDatabase): AsyncGenerator<string> {
  yield `${columns.join(",")}\r\n`;
  const confirmed = query.selectFrom("subscription").selectAll().where("status", "=", "confirmed");
  for await (const rows of pagesOf(confirmed, ["confirmed_at", "id"])) yield rows.map(lineOf).join("");
}

function lineOf(row: Selectable<MailingTables["subscription"]>): string {
  const record = { ...row, unsubscribe_url: tokenLink("wypisz", row.id) };
  return `${columns.map((column) => quoted(String(record[column] ?? ""))).join(",")}\r\n`;
}

/**
 * Counts the subscriptions by status. Counts the entries of an index, a few thousand at a time, so that the event loop
 * goes on.
 */
async function countSubscribers({ query }: MailingDatabase) {
  const count = { pending: 0, confirmed: 0, withdrawn: 0 };
  for (const status of Object.keys(count) as (keyof typeof count)[]) {
    const next = (from: string) =>
      query.selectFrom("subscription").where("status", "=", status).where("subscribed_at", ">", from);
    for (let from = "", end: string | undefined; ; from = end) {
      const last = await next(from)
        .select("subscribed_at")
        .orderBy("subscribed_at")
        .offset(entriesAtOnce - 1)
        .limit(1)
        .executeTakeFirst();
      end = last?.subscribed_at;
      const those = end === undefined ? next(from) : next(from).where("subscribed_at", "<=", end);
      const { entries } = await those
        .select(({ fn }) => fn.countAll().as("entries"))
        .executeTakeFirstOrThrow();
      count[status] += Number(entries);
      if (end === undefined) break;
      await nextTurn();
    }
  }
  return count;
}

/**
 * Erases all data about an address (GDPR art. 17; behaviour 18.17): its row with the proof of consent, its emails,
 * email files, and traces in the database's write-ahead log.
 * @returns false if no subscription was found
 */
async function eraseSubscriber(database: MailingDatabase, typed: string): Promise<boolean> {
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
  await mailFiles.erase(erased ?? []);
  await database.forgetErased();
  return erased !== null;
}

/** What operators do with the list of subscribers. */
export const subscribers = { export: exportSubscribers, count: countSubscribers, erase: eraseSubscriber };
