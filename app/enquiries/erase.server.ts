import { mailFiles } from "lib/platform/mail.server";
import { plainLine } from "lib/polish/plain-text";
import { hashAddress } from "~/mailing/address-hash.server";
import { deliveryAddress } from "~/mailing/mail-address";
import { dropMails, type InTransaction } from "~/mailing/queue.server";
import type { MailingDatabase } from "~/mailing/tables.server";
import { internationalDigits } from "./form/phone";

/** Retention of enquiries, in months (behaviour 28.6). */
const retentionMonths = 12;

/** Erases enquiries older than 12 months, with their emails. */
export async function purgeEnquiries(
  database: MailingDatabase,
  now = new Date(),
  stop?: AbortSignal,
): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - retentionMonths);
  const next = async (transaction: InTransaction, limit: number) => {
    const old = transaction.selectFrom("enquiry").select("id").where("sent_at", "<=", oldest.toISOString());
    return (await old.limit(limit).execute()).map(({ id }) => id);
  };
  await erase(database, next, stop);
}

/**
 * Erases all enquiries of a person (GDPR art. 17), with their emails, email files and traces in the database's
 * write-ahead log.
 * @param typed an email address, or a phone number in any format; a Polish number with or without its country code
 * @returns the number of erased enquiries; 0 if `typed` is neither an email address nor a phone number
 */
export async function eraseEnquiriesOf(database: MailingDatabase, typed: string): Promise<number> {
  const email = deliveryAddress(typed);
  const ids = email === null ? await withPhone(database, typed) : await withAddress(database, email);
  const erased = await erase(database, async (_transaction, limit) => ids.splice(0, limit));
  await database.forgetErased();
  return erased;
}

async function withAddress({ query }: MailingDatabase, email: string): Promise<string[]> {
  const rows = await query
    .selectFrom("enquiry")
    .select("id")
    .where("address_hash", "=", hashAddress(email))
    .execute();
  return rows.map(({ id }) => id);
}

async function withPhone({ query }: MailingDatabase, typed: string): Promise<string[]> {
  const number = internationalDigits(plainLine(typed));
  if (!number) return [];
  const rows = await query
    .selectFrom("enquiry")
    .select(["id", "phone"])
    .where("phone", "is not", null)
    .execute();
  return rows.filter(({ phone }) => internationalDigits(phone ?? "") === number).map(({ id }) => id);
}

/** @param next returns the ids of at most `limit` enquiries that are still there */
async function erase(
  database: MailingDatabase,
  next: (transaction: InTransaction, limit: number) => Promise<string[]>,
  stop?: AbortSignal,
): Promise<number> {
  const mails: string[] = [];
  let erased = 0;
  await database.writeInPortions(async (transaction, limit) => {
    const ids = await next(transaction, limit);
    if (ids.length === 0) return [];
    mails.push(...(await dropMails(transaction, { enquiries: ids })));
    // A concurrent purge may have erased some of them.
    const those = await transaction.deleteFrom("enquiry").where("id", "in", ids).returning("id").execute();
    erased += those.length;
    return ids;
  }, stop);
  await mailFiles.erase(mails);
  return erased;
}
