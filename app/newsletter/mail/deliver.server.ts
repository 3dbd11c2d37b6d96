import type { NewsletterDatabase } from "~/newsletter/store/tables.server";
import { log } from "~/platform/log.server";
import { MailRefusedError, sendMail } from "~/platform/mail.server";
import { confirmationMail } from "./confirmation.server";
import { closeMail, giveBackMail, takeDueMail } from "./outbox.server";

/**
 * Makes one attempt to send the mail that has waited longest. A failed one is retried at its next time; one refused for
 * good, or failed for the last time, is kept as given up (behaviour 18.10).
 * @param cut aborts the attempt, which then does not count: a message that was not said to be taken is sent anew
 * @returns whether there was a mail, so that there may be another
 * @throws when the database does not answer
 */
export async function deliverDueMail(
  database: NewsletterDatabase,
  now = new Date(),
  cut = new AbortController().signal,
): Promise<boolean> {
  const mail = await takeDueMail(database, now);
  if (!mail) return false;
  try {
    await sendMail(confirmationMail(mail), cut);
  } catch (error) {
    const isRefused = error instanceof MailRefusedError;
    if (cut.aborted && !isRefused) {
      await giveBackMail(database, mail.id, now);
      return true;
    }
    const isFinal = mail.isLastAttempt || isRefused;
    log.warn({ mail: mail.id, ...codesOf(error), isFinal }, "Newsletter mail not sent");
    if (isFinal) await closeMail(database, mail.id, "dead");
    return true;
  }
  await closeMail(database, mail.id, "sent");
  return true;
}

/** A mail server's message may quote the address; its codes do not. */
function codesOf(error: unknown): { code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    code: "code" in error ? error.code : error.name,
    responseCode: "responseCode" in error ? error.responseCode : undefined,
  };
}
