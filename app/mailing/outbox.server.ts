import { setImmediate as nextTurn } from "node:timers/promises";
import { mailFiles } from "lib/platform/mail.server";
import type { MailingDatabase, MailKind } from "~/mailing/tables.server";
import { lastAttemptEnd, nextAttempt } from "./outbox/retry-times";

/** Number of email files whose rows are looked up in one query. */
const filesAtOnce = 500;

/** `aboutId` is the id of the subscription or enquiry that the email is about. */
export type DueMail = { id: string; kind: MailKind; aboutId: string; isLastAttempt: boolean };

/**
 * Claims the email that has been due longest. Schedules its next attempt before this attempt begins. The email is then
 * retried if the process dies, and two processes never send it at the same time.
 */
export async function takeDueMail(database: MailingDatabase, now = new Date()): Promise<DueMail | null> {
  if (!(await hasDueMail(database, now))) return null;
  return database.write(async (transaction) => {
    const mail = await transaction
      .selectFrom("outbox")
      .select(["id", "kind", "subscription_id", "enquiry_id", "attempts", "created_at", "due_at"])
      .where("status", "=", "queued")
      .where("due_at", "<=", now.toISOString())
      .orderBy("due_at")
      .executeTakeFirst();
    if (!mail) return null;
    const next = nextAttempt(mail.attempts, new Date(mail.created_at), now);
    const leased = await transaction
      .updateTable("outbox")
      .set({ attempts: mail.attempts + 1, due_at: (next ?? lastAttemptEnd(now)).toISOString() })
      .where("id", "=", mail.id)
      .where("status", "=", "queued")
      .where("due_at", "=", mail.due_at)
      .returning("id")
      .executeTakeFirst();
    if (!leased) return null;
    return {
      id: mail.id,
      kind: mail.kind,
      aboutId: mail.subscription_id ?? mail.enquiry_id ?? "",
      isLastAttempt: next === null,
    };
  });
}

/**
 * Records the final outcome of an email. An attempt that failed but will be retried needs no record, because the claim
 * has already scheduled the retry.
 * @returns false if the email has been erased since its claim
 */
export async function closeMail(
  database: MailingDatabase,
  id: string,
  status: "sent" | "dead",
): Promise<boolean> {
  const closed = await database.write((transaction) =>
    transaction.updateTable("outbox").set({ status }).where("id", "=", id).returning("id").executeTakeFirst(),
  );
  return closed !== undefined;
}

/** Undoes the claim of an aborted attempt, so that the email is due immediately, for any process. */
export async function releaseMail(database: MailingDatabase, id: string, now = new Date()): Promise<void> {
  await database.write((transaction) =>
    transaction
      .updateTable("outbox")
      .set(({ eb }) => ({ attempts: eb("attempts", "-", 1), due_at: now.toISOString() }))
      .where("id", "=", id)
      .execute(),
  );
}

/**
 * Queues the emails again that were given up within the last week, as long as a link in a confirmation works.
 * @returns their number
 */
export async function retryDeadMails(database: MailingDatabase, now = new Date()): Promise<number> {
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000).toISOString();
  return database.writeInPortions((transaction, limit) =>
    transaction
      .updateTable("outbox")
      // As if queued now, so that the period of attempts starts again.
      .set({ status: "queued", attempts: 0, created_at: now.toISOString(), due_at: now.toISOString() })
      .where("id", "in", (query) =>
        query
          .selectFrom("outbox")
          .select("id")
          .where("status", "=", "dead")
          .where("created_at", ">", weekAgo)
          .where(({ or, eb }) =>
            or([eb("token_expires_at", "is", null), eb("token_expires_at", ">", now.toISOString())]),
          )
          .limit(limit),
      )
      .returning("id")
      .execute(),
  );
}

/**
 * Counts the unsent emails, by an index that begins with the status, so that sent ones are not read.
 * @returns `mails` by state: `queued` is not attempted yet, `retried` was attempted before or is being attempted now, `dead`
 *   is given up. `oldestMailMs` is the age in ms of the oldest that is queued or retried; 0 if there is none
 */
export async function countMails({ query }: MailingDatabase) {
  const rows = await query
    .selectFrom("outbox")
    .select(({ fn, eb }) => [
      "status",
      eb("attempts", ">", 0).as("isTried"),
      fn.countAll().as("count"),
      fn.min("created_at").as("oldest"),
    ])
    .where("status", "in", ["queued", "dead"])
    .groupBy(["status", "isTried"])
    .execute();
  const mails = { queued: 0, retried: 0, dead: 0 };
  let oldestMailMs = 0;
  for (const { status, isTried, count, oldest } of rows) {
    const state = status === "dead" ? "dead" : isTried ? "retried" : "queued";
    mails[state] += Number(count);
    if (state !== "dead") oldestMailMs = Math.max(oldestMailMs, Date.now() - Date.parse(oldest));
  }
  return { mails, oldestMailMs };
}

/** Returns whether an email is due. Takes no write lock, so that an idle worker blocks no other writer. */
async function hasDueMail(database: MailingDatabase, now: Date): Promise<boolean> {
  const mail = await database.query
    .selectFrom("outbox")
    .select("id")
    .where("status", "=", "queued")
    .where("due_at", "<=", now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}

/**
 * Deletes the files of emails whose rows were erased. Such files remain if the process or disk fails after a row was
 * erased and before its file was deleted.
 */
export async function purgeMailFiles(
  database: MailingDatabase,
  _now?: Date,
  stop?: AbortSignal,
): Promise<void> {
  const orphans: string[] = [];
  // An email's row is created before its file. If the rows were read first, the file of an email queued in between
  // would be deleted.
  const files = await mailFiles.list();
  for (let at = 0; at < files.length && !stop?.aborted; at += filesAtOnce) {
    const some = files.slice(at, at + filesAtOnce);
    const rows = await database.query.selectFrom("outbox").select("id").where("id", "in", some).execute();
    const queued = new Set(rows.map(({ id }) => id));
    orphans.push(...some.filter((id) => !queued.has(id)));
    await nextTurn();
  }
  await mailFiles.erase(orphans);
}
