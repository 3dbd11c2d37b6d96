import path from "node:path";
import { countMails } from "~/mailing/outbox/outbox.server";
import { OutboxWorker } from "~/mailing/outbox/worker.server";
import { checkWritable, WrongSecretError } from "~/mailing/store/check.server";
import { closeMailingDatabase, getMailingDatabase, lockDataFolder } from "~/mailing/store/database.server";
import { isWrongLogin } from "~/platform/database/postgres.server";
import type { FileLock } from "~/platform/database/sqlite.server";
import { getEnv } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { mailWork } from "./mail-work.server";

let worker: OutboxWorker | undefined;
let hold: FileLock | undefined;

/**
 * Opens the store; called once, when the server starts.
 * An unreachable PostgreSQL may come back; any other fault stops the start (behaviours 22.3, 22.7).
 * @throws with a one-line message
 */
export async function openMailing(): Promise<void> {
  const { DATABASE_URL } = getEnv();
  if (!DATABASE_URL) hold = lockDataFolder();
  await getMailingDatabase().catch((error) => {
    if (!DATABASE_URL || error instanceof WrongSecretError || isWrongLogin(error)) throw error;
    log.error({ err: error }, "PostgreSQL unavailable; retrying");
  });
}

/** Begins to send mail; called when nothing can stop the start any more, which would cost a mail an attempt. */
export function startSendingMails(): void {
  const { DATA_DIR, SMTP_URL } = getEnv();
  if (!SMTP_URL) log.info(`SMTP_URL is not set: mails are written to ${path.join(DATA_DIR, "outbox")}`);
  worker ??= new OutboxWorker(mailWork);
}

/** Wakes the sender; starts it where the server never has: `remix-serve` alone. */
export function wakeOutbox(): void {
  worker ??= new OutboxWorker(mailWork);
  worker.wake();
}

/**
 * Called when the server begins to shut down. Mail queued from now on is sent after the next start.
 * @param cut ends the attempt to send the mail that is under way
 */
export async function stopSendingMails(cut: AbortSignal): Promise<void> {
  await worker?.stop(cut);
}

/** Closes the store; called when the server has shut down. */
export async function stopMailing(): Promise<void> {
  await closeMailingDatabase();
  hold?.release();
  hold = undefined;
}

export type MailingHealth = { isWritable: boolean; queuedMails: number; deadMails: number };

/** For `/readyz`: whether posts can be stored, how many mails wait or were given up. Never throws. */
export async function mailingHealth(): Promise<MailingHealth> {
  try {
    const database = await getMailingDatabase();
    await checkWritable(database);
    const { queued, dead } = await countMails(database);
    return { isWritable: true, queuedMails: queued, deadMails: dead };
  } catch (error) {
    log.error({ err: error }, "Database not writable");
    return { isWritable: false, queuedMails: 0, deadMails: 0 };
  }
}
