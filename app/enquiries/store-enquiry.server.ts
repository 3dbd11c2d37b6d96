import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { hashAddress, hashMailbox } from "~/mailing/address-hash.server";
import { mailsTo, queueMail } from "~/mailing/queue.server";
import type { MailingDatabase, MailingTables } from "~/mailing/tables.server";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Idempotency window in ms: an identical enquiry from the same person within this time is not stored again. */
const repeatMs = 10 * minuteMs;
/** Maximum number of receipts sent to one mailbox in 24 h, no matter who sends the enquiries. */
const receiptsPerDay = 3;

/** `email` is as `deliveryAddress` returns it. */
export type NewEnquiry = Pick<MailingTables["enquiry"], "name" | "email" | "phone" | "town" | "message"> & {
  /** Labels of the finishes that the visitor wants samples of. */
  samples: string[];
  /** Path of the project list, and its lines as text. */
  list: { path: string; text: string };
  consent: { version: number; text: string };
};

/**
 * Stores an enquiry, its consent record and its emails in one transaction (behaviours 28.3, 28.4). Concurrent enquiries
 * of the same person are stored one after another.
 * @throws if storing fails; then nothing is stored
 */
export async function storeEnquiry(
  database: MailingDatabase,
  enquiry: NewEnquiry,
  now = new Date(),
): Promise<void> {
  const { list, consent, samples, ...person } = enquiry;
  const { email } = person;
  const row = {
    ...person,
    id: randomUUID(),
    sent_at: now.toISOString(),
    address_hash: email && hashAddress(email),
    samples: samples.join("\n"),
    list_path: list.path,
    list_text: list.text,
    consent_version: consent.version,
    consent_text: consent.text,
  };
  await database.writeAlone(`enquiry ${email ? hashMailbox(email) : row.phone}`, async (transaction) => {
    if (await isRepeated(transaction, row, now)) return;
    const hasReceipt = email !== null && (await mayGetReceipt(transaction, email, now));
    await transaction.insertInto("enquiry").values(row).execute();
    const about = { enquiry: row.id };
    await queueMail(transaction, { kind: "enquiry", about }, now);
    if (hasReceipt) await queueMail(transaction, { kind: "receipt", about, to: email }, now);
  });
}

async function isRepeated(
  transaction: Transaction<MailingTables>,
  { name, email, phone, town, message, samples, list_path }: MailingTables["enquiry"],
  now: Date,
): Promise<boolean> {
  const alike = await transaction
    .selectFrom("enquiry")
    .select(["email", "phone"])
    .where("sent_at", ">", before(now, repeatMs).toISOString())
    .where((is) => is.and({ name, town, message, samples, list_path }))
    .execute();
  return alike.some((other) => other.email === email && other.phone === phone);
}

async function mayGetReceipt(transaction: Transaction<MailingTables>, email: string, now: Date) {
  return (await mailsTo(transaction, "receipt", email, before(now, dayMs))).length < receiptsPerDay;
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
