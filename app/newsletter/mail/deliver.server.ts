import type { NewsletterDatabase } from "~/newsletter/store/tables.server";
import { log } from "~/platform/log.server";
import { MailRefusedError, sendMail } from "~/platform/mail.server";
import { confirmationMail } from "./confirmation.server";
import { closeMail, takeDueMail } from "./outbox.server";

/**
 * Makes one attempt at the mail that waits longest. What fails is tried again at its next time; what was refused for
 * good, or fails for the last time, is kept as given up.
 * @returns whether there was a mail, and so may be another
 * @throws when the database does not answer
 */
export async function deliverDueMail(database: NewsletterDatabase, now = new Date()): Promise<boolean> {
  const mail = await takeDueMail(database, now);
  if (!mail) return false;
  try {
    await sendMail(confirmationMail(mail));
  } catch (error) {
    const isFinal = mail.isLastAttempt || error instanceof MailRefusedError;
    log.warn({ mail: mail.id, ...codesOf(error), isFinal }, "Newsletter mail not sent");
    if (isFinal) await closeMail(database, mail.id, "dead");
    return true;
  }
  await closeMail(database, mail.id, "sent");
  return true;
}

/** A mail server's words may quote the address; its codes do not. */
function codesOf(error: unknown): { code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    code: "code" in error ? error.code : error.name,
    responseCode: "responseCode" in error ? error.responseCode : undefined,
  };
}
