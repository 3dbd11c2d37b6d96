import { setTimeout as pause } from "node:timers/promises";
import { log } from "lib/platform/log.server";
import { mailFiles, rejectionOf, sendMail } from "lib/platform/mail.server";
import type { MailingDatabase, MailKind } from "~/mailing/tables.server";
import { attemptMs, recordMs } from "./outbox/retry-times";
import { closeMail, type DueMail, releaseMail, takeDueMail } from "./outbox.server";

/** Renders an email immediately before sending. Returns `null` if its subscription or enquiry has been erased. */
export type MailWriter = (
  mail: DueMail,
  database: MailingDatabase,
) => Promise<Parameters<typeof sendMail>[0] | null>;
export type MailWriters = Readonly<Record<MailKind, MailWriter>>;

const recordPauseMs = 500;

/**
 * Makes one attempt to send the email that has been due longest. A failed email is retried at its next scheduled time.
 * An email that is permanently rejected, or fails its last attempt, stays in the outbox as given up (behaviour 18.10).
 * @param cut aborts the attempt, which then does not count: the email is sent again unless the mail server acknowledged
 * it
 * @returns whether an email was due; if so, more may be due
 * @throws if the database does not respond
 */
export async function deliverDueMail(
  database: MailingDatabase,
  writers: MailWriters,
  now = new Date(),
  cut = new AbortController().signal,
): Promise<boolean> {
  const due = await takeDueMail(database, now);
  if (!due) return false;
  try {
    const mail = await writers[due.kind](due, database);
    if (!mail) {
      await closeMail(database, due.id, "dead");
      return true;
    }
    await sendMail(mail, AbortSignal.any([cut, AbortSignal.timeout(attemptMs)]));
  } catch (error) {
    const rejection = rejectionOf(error);
    if (cut.aborted && !rejection.isFinal) {
      await releaseMail(database, due.id, now);
      return true;
    }
    const isFinal = due.isLastAttempt || rejection.isFinal;
    log.warn({ mail: due.id, ...rejection, isFinal }, "Mail not sent");
    if (isFinal) await closeMail(database, due.id, "dead");
    return true;
  }
  if (!(await recordSent(database, due.id, cut))) await mailFiles.erase([due.id]);
  return true;
}

/**
 * Records that an email was delivered. Retries if that fails, because an unrecorded email would be sent again.
 * @returns whether the email is still in the outbox
 */
async function recordSent(database: MailingDatabase, id: string, cut: AbortSignal): Promise<boolean> {
  const deadline = performance.now() + recordMs;
  for (;;) {
    try {
      return await closeMail(database, id, "sent");
    } catch (error) {
      if (cut.aborted || performance.now() > deadline) throw error;
      await pause(recordPauseMs);
    }
  }
}
