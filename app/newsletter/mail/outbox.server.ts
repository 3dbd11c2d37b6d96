import type { NewsletterDatabase } from "~/newsletter/store/tables.server";
import { nextAttempt } from "./retry-times";

export type DueMail = { id: string; subscriptionId: string; email: string; isLastAttempt: boolean };

/**
 * Takes the mail that has waited longest. Its next attempt is scheduled before this one begins: a mail whose process
 * dies while sending is retried, and two processes never send the same one at the same time.
 */
export async function takeDueMail(database: NewsletterDatabase, now = new Date()): Promise<DueMail | null> {
  if (!(await hasDueMail(database, now))) return null;
  return database.write(async (transaction) => {
    const mail = await transaction
      .selectFrom("outbox")
      .innerJoin("subscription", "subscription.id", "outbox.subscription_id")
      .select(["outbox.id", "subscription_id", "email", "attempts", "created_at", "due_at"])
      .where("outbox.status", "=", "queued")
      .where("due_at", "<=", now.toISOString())
      .orderBy("due_at")
      .executeTakeFirst();
    if (!mail?.email) return null;
    const next = nextAttempt(mail.attempts, new Date(mail.created_at), now);
    const taken = await transaction
      .updateTable("outbox")
      .set({ attempts: mail.attempts + 1, due_at: (next ?? lastAttemptEnd(now)).toISOString() })
      .where("id", "=", mail.id)
      .where("status", "=", "queued")
      .where("due_at", "=", mail.due_at)
      .returning("id")
      .executeTakeFirst();
    if (!taken) return null;
    return {
      id: mail.id,
      subscriptionId: mail.subscription_id,
      email: mail.email,
      isLastAttempt: next === null,
    };
  });
}

/** Records a final outcome; a mail to be retried stays as it was taken. */
export async function closeMail(
  database: NewsletterDatabase,
  id: string,
  status: "sent" | "dead",
): Promise<void> {
  await database.write((transaction) =>
    transaction.updateTable("outbox").set({ status }).where("id", "=", id).execute(),
  );
}

/** Takes an attempt back that was cut off: the mail is due again at once, for whichever process is the next. */
export async function giveBackMail(
  database: NewsletterDatabase,
  id: string,
  now = new Date(),
): Promise<void> {
  await database.write((transaction) =>
    transaction
      .updateTable("outbox")
      .set(({ eb }) => ({ attempts: eb("attempts", "-", 1), due_at: now.toISOString() }))
      .where("id", "=", id)
      .execute(),
  );
}

/** How many mails wait, and how many were given up. */
export async function countMails(database: NewsletterDatabase): Promise<{ queued: number; dead: number }> {
  const rows = await database.query
    .selectFrom("outbox")
    .select(({ fn }) => ["status", fn.countAll().as("count")])
    .groupBy("status")
    .execute();
  const countOf = (wanted: string) => Number(rows.find(({ status }) => status === wanted)?.count ?? 0);
  return { queued: countOf("queued"), dead: countOf("dead") };
}

/** Reads without a write lock, so that an idle worker blocks nothing. */
async function hasDueMail(database: NewsletterDatabase, now: Date): Promise<boolean> {
  const mail = await database.query
    .selectFrom("outbox")
    .select("id")
    .where("status", "=", "queued")
    .where("due_at", "<=", now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}

/** A last attempt cut off by a crash is repeated, at a time when it must be over: it takes 30 s at most. */
function lastAttemptEnd(now: Date): Date {
  return new Date(now.getTime() + 60_000);
}
