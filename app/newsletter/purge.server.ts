import { eraseMailFiles } from "lib/platform/mail.server";
import { dropMails } from "~/mailing/queue.server";
import type { MailingDatabase } from "~/mailing/tables.server";
import { confirmationDays } from "~/newsletter/tokens.server";

const dayMs = 86_400_000;

/**
 * Erases subscriptions that were not confirmed within 7 days, and emails whose link has expired (behaviour 18.16). If a
 * withdrawn subscription was renewed but not confirmed, it becomes withdrawn again instead, to preserve the proof of
 * consent.
 */
export async function purgeSubscriptions(database: MailingDatabase, now = new Date()): Promise<void> {
  const oldest = new Date(now.getTime() - confirmationDays * dayMs).toISOString();
  const mails = await database.write(async (transaction) => {
    await transaction
      .updateTable("subscription")
      .set({ status: "withdrawn", email: null, source_page: null })
      .where("status", "=", "pending")
      .where("withdrawn_at", "is not", null)
      .where("subscribed_at", "<=", oldest)
      .execute();
    const expired = await dropMails(transaction, { expiredAt: now });
    await transaction
      .deleteFrom("subscription")
      .where("status", "=", "pending")
      .where("subscribed_at", "<=", oldest)
      .execute();
    return expired;
  });
  await eraseMailFiles(mails);
}
