import type { Kysely } from "kysely";
import { subscriptionOfToken } from "~/mailing/queue.server";
import type { MailingDatabase, MailingTables } from "~/mailing/tables.server";
import { hashToken, looksLikeToken } from "~/newsletter/tokens.server";

/** Returns whether a confirmation link is valid; changes nothing. */
export async function isConfirmable(database: MailingDatabase, token: string, now = new Date()) {
  return (await subscriptionOf(database.query, token, now)) !== null;
}

/**
 * Confirms the subscription that a token was sent for; idempotent (behaviours 18.12, 18.13).
 * @returns false for a token that is unknown or older than 7 days
 */
export async function confirm(database: MailingDatabase, token: string, now = new Date()): Promise<boolean> {
  return database.write(async (transaction) => {
    const id = await subscriptionOf(transaction, token, now);
    if (id === null) return false;
    await transaction
      .updateTable("subscription")
      .set({ status: "confirmed", confirmed_at: now.toISOString(), withdrawn_at: null })
      .where("id", "=", id)
      .where("status", "=", "pending")
      .execute();
    return true;
  });
}

async function subscriptionOf(
  query: Kysely<MailingTables>,
  token: string,
  now: Date,
): Promise<string | null> {
  if (!looksLikeToken(token)) return null;
  return subscriptionOfToken(query, hashToken("potwierdz", token), now);
}
