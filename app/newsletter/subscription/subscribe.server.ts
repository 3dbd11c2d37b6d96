import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { hashAddress, hashMailbox } from "~/mailing/address-hash.server";
import { mailsTo, queueMail } from "~/mailing/queue.server";
import type { MailingDatabase, MailingTables } from "~/mailing/tables.server";
import { confirmationDays, hashToken, makeToken } from "~/newsletter/tokens.server";

const secondMs = 1_000;
const dayMs = 86_400_000;
/** Maximum number of emails per mailbox in 24 h (behaviour 18.9). */
const mailsPerDay = 3;
/** Time in ms within which a second post counts as the same click. */
const repeatMs = 10 * secondMs;

export type NewSubscription = {
  /** Email address as returned by `deliveryAddress`. */
  email: string;
  consent: { version: number; text: string };
  /** Path of the page whose form was sent. */
  sourcePage: string;
};

/**
 * Stores a subscription as pending, with its consent record and its confirmation email, in one transaction (behaviours
 * 18.8, 18.9). A known address reuses its row. No further email is sent to a mailbox that had three in the last 24 h,
 * or to an address that had one in the last 10 s. The caller cannot tell these cases apart.
 * @throws if storing fails; then nothing is stored
 */
export async function subscribe(
  database: MailingDatabase,
  subscription: NewSubscription,
  now = new Date(),
): Promise<void> {
  const { email } = subscription;
  await database.writeAlone(`subscription ${hashMailbox(email)}`, async (transaction) => {
    const id = await recordConsent(transaction, subscription, now);
    if (await mayGetMail(transaction, { id, email }, now))
      await queueConfirmation(transaction, { id, email }, now);
  });
}

async function recordConsent(
  transaction: Transaction<MailingTables>,
  { email, consent, sourcePage }: NewSubscription,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const record = {
    email,
    status: "pending" as const,
    consent_version: consent.version,
    consent_text: consent.text,
    source_page: sourcePage,
    subscribed_at: now.toISOString(),
    confirmed_at: null,
  };
  const address_hash = hashAddress(email);
  await transaction
    .insertInto("subscription")
    .values({
      ...record,
      id,
      address_hash,
      withdrawn_at: null,
      unsubscribe_hash: hashToken("wypisz", makeToken("wypisz", id)),
    })
    // A confirmed subscriber's proof of consent is never overwritten.
    .onConflict((conflict) =>
      conflict.column("address_hash").doUpdateSet(record).where("subscription.status", "!=", "confirmed"),
    )
    .execute();
  const row = await transaction
    .selectFrom("subscription")
    .select("id")
    .where("address_hash", "=", address_hash)
    .executeTakeFirstOrThrow();
  return row.id;
}

type Addressee = { id: string; email: string };

async function mayGetMail(transaction: Transaction<MailingTables>, { id, email }: Addressee, now: Date) {
  const mails = await mailsTo(transaction, "confirmation", email, new Date(now.getTime() - dayMs));
  const justNow = new Date(now.getTime() - repeatMs).toISOString();
  const isRepeated = mails.some((mail) => mail.subscription_id === id && mail.created_at > justNow);
  return mails.length < mailsPerDay && !isRepeated;
}

async function queueConfirmation(transaction: Transaction<MailingTables>, to: Addressee, now: Date) {
  const id = randomUUID();
  const token = {
    hash: hashToken("potwierdz", makeToken("potwierdz", id)),
    expires: new Date(now.getTime() + confirmationDays * dayMs),
  };
  await queueMail(
    transaction,
    { id, kind: "confirmation", about: { subscription: to.id }, to: to.email, token },
    now,
  );
}
