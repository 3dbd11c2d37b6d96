import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { getEnv } from "./env/env.server";
import { writeFileAtomically } from "./files/atomic-write.server";

export type Mail = {
  /** Identifies the email; the same for every attempt. Used in the Message-ID and the file name. */
  id: string;
  from: { name: string; address: string };
  /** A plain email address, without a name. */
  to: string;
  /** A plain email address, without a name. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** Thrown if the mail server rejected an email permanently: retrying cannot help. */
export class MailRejectedError extends Error {}

/** Timeouts of an SMTP connection, in ms (behaviour 18.10). They restart with each response from the mail server. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };
const fileEnd = ".eml";
/** Settings with which nodemailer returns an email's bytes instead of sending it. */
const asFile = { streamTransport: true, buffer: true, newline: "windows" } as const;

/**
 * Sends one email through the server in `SMTP_URL`. Without that setting, writes the email to
 * `DATA_DIR/outbox/<id>.eml`.
 * @param signal aborts the attempt; must include a timeout, because nothing else limits the total duration
 * @throws {MailRejectedError} if the server rejects the email permanently; retry after any other error
 */
export async function sendMail(mail: Mail, signal: AbortSignal): Promise<void> {
  // Loaded with the first email, so that the server starts sooner.
  const { createTransport } = await import("nodemailer");
  const message = composed(mail);
  const { SMTP_URL } = getEnv();
  if (!SMTP_URL) {
    const { message: bytes } = await createTransport(asFile).sendMail(message);
    return writeFileAtomically(mailFile(mail.id), bytes as Buffer);
  }
  const transport = createTransport({ url: SMTP_URL, ...timeouts });
  try {
    await transport.sendMail({ ...message, signal });
  } catch (error) {
    throw isRejection(error) ? new MailRejectedError(error.message) : error;
  }
}

/** Deletes the files of emails that were written to disk instead of sent. */
export async function eraseMailFiles(ids: string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(mailFile(id), { force: true })));
}

/** Returns the ids of emails that were written to disk instead of sent. */
export async function listMailFiles(): Promise<string[]> {
  const names = await readdir(path.dirname(mailFile(""))).catch(unlessMissing([]));
  return names.filter((name) => name.endsWith(fileEnd)).map((name) => name.slice(0, -fileEnd.length));
}

const unlessMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code !== "ENOENT") throw error;
    return value;
  };

/** Converts an email for nodemailer. The explicit envelope prevents headers from adding a second recipient. */
function composed({ id, to, from, replyTo, ...content }: Mail) {
  return {
    ...content,
    from,
    to: { name: "", address: to },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    envelope: { from: from.address, to: [to] },
    messageId: `<${id}@${new URL(getEnv().SITE_URL).hostname}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * True for a permanent rejection (5xx) of the sender, the recipient or the message. False for a rejected login, which
 * is retried.
 */
function isRejection(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  return (error.code === "EENVELOPE" || error.code === "EMESSAGE") && Number(error.responseCode) >= 500;
}

function mailFile(id: string): string {
  return path.join(getEnv().DATA_DIR, "outbox", id + fileEnd);
}
