import path from "node:path";
import { type FileLock, isWrongLogin } from "lib/platform/database.server";
import { getEnv } from "lib/platform/env.server";
import { log } from "lib/platform/log.server";
import { eraseEnquiriesOf, purgeEnquiries } from "~/enquiries/erase.server";
import { enquiryMails } from "~/enquiries/mails.server";
import { checkWritable, WrongSecretError } from "~/mailing/check.server";
import { closeMailingDatabase, getMailingDatabase, lockDataFolder } from "~/mailing/database.server";
import { countMails, purgeMailFiles } from "~/mailing/outbox.server";
import { OutboxWorker } from "~/mailing/worker.server";
import { confirmationMail } from "~/newsletter/confirmation.server";
import { purgeSubscriptions } from "~/newsletter/purge.server";
import { subscribers } from "~/newsletter/subscriber-list.server";
import { knownListAt } from "~/project/list.server";

let worker: OutboxWorker | undefined;
let folderLock: FileLock | undefined;

/**
 * Opens the database; called once, when the server starts. If PostgreSQL is unreachable, the server starts
 * nevertheless, because PostgreSQL may recover. Any other error prevents the start (behaviours 22.3, 22.7).
 * @throws an error with a one-line message
 */
async function open(): Promise<void> {
  const { DATABASE_URL } = getEnv();
  if (!DATABASE_URL) folderLock = lockDataFolder();
  await getMailingDatabase().catch((error) => {
    if (!DATABASE_URL || error instanceof WrongSecretError || isWrongLogin(error)) throw error;
    log.error({ err: error }, "PostgreSQL unavailable; retrying");
  });
}

/**
 * Starts sending emails. Call this only when startup can no longer fail, because an aborted startup would waste a
 * delivery attempt.
 */
function startSending(): void {
  const { DATA_DIR, SMTP_URL } = getEnv();
  if (!SMTP_URL) log.info(`SMTP_URL is not set: mails are written to ${path.join(DATA_DIR, "outbox")}`);
  worker ??= new OutboxWorker(mailWork);
}

/**
 * Has the outbox worker look for new emails. Under `remix-serve`, which starts nothing of the site's own, the first email
 * starts it.
 */
export function wakeOutbox(): void {
  worker ??= new OutboxWorker(mailWork);
  worker.wake();
}

/**
 * Stops the outbox worker when the server begins to shut down. Emails queued afterwards are sent after the next start.
 * @param cut aborts the delivery in progress
 */
async function stopSending(cut: AbortSignal): Promise<void> {
  await worker?.stop(cut);
}

/** Closes the database and releases the lock of the data folder; called at the end of the shutdown. */
async function close(): Promise<void> {
  await closeMailingDatabase();
  folderLock?.release();
  folderLock = undefined;
}

/**
 * Returns data for `/readyz`: whether forms can be stored, and the numbers of queued emails and of emails that were
 * given up. Never throws.
 */
async function health() {
  try {
    const database = await getMailingDatabase();
    await checkWritable(database);
    const { mails } = await countMails(database);
    return { isWritable: true, queuedMails: mails.queued + mails.retried, deadMails: mails.dead };
  } catch (error) {
    log.error({ err: error }, "Database not writable");
    return { isWritable: false, queuedMails: 0, deadMails: 0 };
  }
}

/** What the server does for emails, from its start to its shutdown. */
export const mailing = { open, startSending, stopSending, close, health };

/**
 * Functions that write the emails and purge the data of all features, which the outbox worker calls, and that erase what
 * they have stored about an email address; each of these returns whether there was anything.
 */
export const mailWork = {
  writers: {
    confirmation: confirmationMail,
    ...enquiryMails(knownListAt),
  },
  purges: [purgeSubscriptions, purgeEnquiries, purgeMailFiles],
  erasures: [subscribers.erase, eraseEnquiriesOf],
};
