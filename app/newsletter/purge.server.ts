import { dropMails, type InTransaction } from "~/mailing/queue.server";
import type { MailingDatabase } from "~/mailing/tables.server";
import { confirmationDays } from "~/newsletter/tokens.server";

const dayMs = 86_400_000;

/**
 * Erases subscriptions that were not confirmed within 7 days, and emails whose link has expired (behaviour 18.16); their
 * files follow in `purgeMailFiles`. If a withdrawn subscription was renewed but not confirmed, it becomes withdrawn again
 * instead, to preserve the proof of consent.
 */
export async function purgeSubscriptions(
  database: MailingDatabase,
  now = new Date(),
  stop?: AbortSignal,
): Promise<void> {
  const oldest = new Date(now.getTime() - confirmationDays * dayMs).toISOString();
  const some = (limit: number, withdrawn: "is" | "is not") =>
    database.query
      .selectFrom("subscription")
      .select("id")
      .where("status", "=", "pending")
      .where("subscribed_at", "<=", oldest)
      .where("withdrawn_at", withdrawn, null)
      .limit(limit);
  // The conditions besides the ids leave out subscriptions that are confirmed or renewed while PostgreSQL waits for the
  // row. None of their columns is the first of an index: SQLite would otherwise read all pending rows.
  await database.writeInPortions(
    (transaction, limit) =>
      transaction
        .updateTable("subscription")
        .set({ status: "withdrawn", email: null, source_page: null })
        .where("id", "in", some(limit, "is not"))
        .where("withdrawn_at", "is not", null)
        .where("subscribed_at", "<=", oldest)
        .returning("id")
        .execute(),
    stop,
  );
  const drop = (transaction: InTransaction, limit: number) =>
    dropMails(transaction, { expiredAt: now, limit });
  await database.writeInPortions(drop, stop);
  await database.writeInPortions(
    (transaction, limit) =>
      transaction
        .deleteFrom("subscription")
        .where("id", "in", some(limit, "is"))
        .where("confirmed_at", "is", null)
        .where("subscribed_at", "<=", oldest)
        .returning("id")
        .execute(),
    stop,
  );
}
