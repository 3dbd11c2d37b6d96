import { mailFiles } from "lib/platform/mail.server";
import { dropMails } from "~/mailing/queue.server";
import type { MailingDatabase } from "~/mailing/tables.server";
import { hashToken, looksLikeToken } from "~/newsletter/tokens.server";

/** Returns whether an unsubscribe link belongs to a subscription, even a withdrawn one; changes nothing. */
export async function isWithdrawable(database: MailingDatabase, token: string): Promise<boolean> {
  if (!looksLikeToken(token)) return false;
  const row = await database.query
    .selectFrom("subscription")
    .select("id")
    .where("unsubscribe_hash", "=", hashToken("wypisz", token))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Withdraws a consent: erases the address and its emails, but preserves the address's keyed hash and the timestamps as
 * proof (behaviours 18.12, 18.16). The link never expires; using it again changes nothing.
 * @returns false for an unknown token
 */
export async function withdraw(database: MailingDatabase, token: string, now = new Date()): Promise<boolean> {
  if (!(await isWithdrawable(database, token))) return false;
  const mails = await database.write(async (transaction) => {
    const row = await transaction
      .updateTable("subscription")
      .set({ status: "withdrawn", email: null, source_page: null, withdrawn_at: now.toISOString() })
      .where("unsubscribe_hash", "=", hashToken("wypisz", token))
      .where("status", "!=", "withdrawn")
      .returning("id")
      .executeTakeFirst();
    return row ? dropMails(transaction, { subscription: row.id }) : [];
  });
  await mailFiles.erase(mails);
  return true;
}
