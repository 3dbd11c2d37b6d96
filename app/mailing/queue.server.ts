import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { hashMailbox } from "~/mailing/address-hash.server";
import type { MailingTables, MailKind } from "~/mailing/tables.server";

/**
 * Outbox operations that features run within their own transactions. `outbox.server.ts` contains the worker's
 * operations. Only these two modules query the outbox table.
 */

export type InTransaction = Transaction<MailingTables>;

/** Id of the subscription or enquiry that an email is about. */
export type MailSubject = { subscription: string } | { enquiry: string };

export type NewMail = {
  /** Set this if the caller needs the id in advance; default: a random UUID. */
  id?: string;
  kind: MailKind;
  about: MailSubject;
  /** Address of the visitor who gets the email; undefined for an email to the staff. */
  to?: string;
  /** Hash and expiry of the token in the email's link. */
  token?: { hash: string; expires: Date };
};

/** Queues an email. The worker sends it after the transaction has been committed. */
export async function queueMail(
  transaction: InTransaction,
  { id = randomUUID(), kind, about, to, token }: NewMail,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto("outbox")
    .values({
      id,
      kind,
      subscription_id: "subscription" in about ? about.subscription : null,
      enquiry_id: "enquiry" in about ? about.enquiry : null,
      mailbox_hash: to ? hashMailbox(to) : null,
      token_hash: token?.hash ?? null,
      token_expires_at: token?.expires.toISOString() ?? null,
      created_at: now.toISOString(),
      due_at: now.toISOString(),
      attempts: 0,
      status: "queued",
    })
    .execute();
}

/**
 * Returns the emails of a kind that were queued after `since` for a visitor's mailbox, however its address was spelled, and
 * whether or not they have been sent.
 */
export async function mailsTo(
  transaction: InTransaction,
  kind: MailKind,
  email: string,
  since: Date,
): Promise<Pick<MailingTables["outbox"], "subscription_id" | "created_at">[]> {
  return transaction
    .selectFrom("outbox")
    .select(["subscription_id", "created_at"])
    .where("kind", "=", kind)
    .where("mailbox_hash", "=", hashMailbox(email))
    .where("created_at", ">", since.toISOString())
    .execute();
}

/**
 * Returns the id of the subscription whose email contains the token with this hash; `null` if there is no such token or
 * it has expired.
 */
export async function subscriptionOfToken(
  query: Kysely<MailingTables>,
  hash: string,
  now: Date,
): Promise<string | null> {
  const mail = await query
    .selectFrom("outbox")
    .select("subscription_id")
    .where("token_hash", "=", hash)
    .where("token_expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return mail?.subscription_id ?? null;
}

/** Whose emails to delete: those about a subscription or about enquiries, or some whose link has expired. */
type Dropped = { subscription: string } | { enquiries: string[] } | { expiredAt: Date; limit: number };

/**
 * Deletes emails.
 * @returns their ids; the caller erases their files after the transaction
 */
export async function dropMails(transaction: InTransaction, of: Dropped): Promise<string[]> {
  const mails = transaction.deleteFrom("outbox").returning("id");
  const dropped =
    "subscription" in of
      ? mails.where("subscription_id", "=", of.subscription)
      : "enquiries" in of
        ? mails.where("enquiry_id", "in", of.enquiries)
        : mails.where("id", "in", (query) =>
            query
              .selectFrom("outbox")
              .select("id")
              .where("token_expires_at", "<=", of.expiredAt.toISOString())
              .limit(of.limit),
          );
  return (await dropped.execute()).map(({ id }) => id);
}
